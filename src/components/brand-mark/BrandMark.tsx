import {
  BRAND_MARK_VIEW_BOX,
  CHEVRON,
  CHEVRON_WIDTH,
  STRAND,
  STRAND_TURN,
  STRAND_WIDTH,
} from '#art/marks/brand-mark.ts';

interface BrandMarkProps {
  /** Whether the page has another mark, whose strand this one uses. */
  isCopy?: boolean;
}

/** The brand mark: two strands around the sign `<`, each in its own ink. Decoration. */
export function BrandMark({ isCopy = false }: BrandMarkProps) {
  return (
    <svg
      viewBox={BRAND_MARK_VIEW_BOX}
      width="34"
      height="34"
      fill="none"
      stroke="var(--g1)"
      strokeWidth={STRAND_WIDTH}
      aria-hidden="true"
    >
      {isCopy ? <use href="#strand" /> : <path id="strand" d={STRAND} />}
      <use href="#strand" transform={STRAND_TURN} stroke="var(--g2)" />
      <path d={CHEVRON} stroke="var(--g3)" strokeWidth={CHEVRON_WIDTH} />
    </svg>
  );
}
