import {
  BRAND_MARK_VIEW_BOX,
  CHEVRON,
  CHEVRON_WIDTH,
  STRAND,
  STRAND_TURN,
  STRAND_WIDTH,
} from '#art/brand-mark.ts';

/** The brand's mark: two strands round the sign `<`, each in an ink of its own. Decoration. */
export function BrandMark() {
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
      <path id="strand" d={STRAND} />
      <use href="#strand" transform={STRAND_TURN} stroke="var(--g2)" />
      <path d={CHEVRON} stroke="var(--g3)" strokeWidth={CHEVRON_WIDTH} />
    </svg>
  );
}
