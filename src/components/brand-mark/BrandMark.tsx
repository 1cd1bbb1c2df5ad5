import {
  BRAND_MARK_VIEW_BOX,
  CHEVRON,
  CHEVRON_WIDTH,
  STRAND,
  STRAND_TURN,
  STRAND_WIDTH,
} from '#art/emblems/brand-mark.ts';

/** The brand mark: two strands around the sign `<`, each in its own ink. */
export function BrandMark() {
  return (
    <svg
      viewBox={BRAND_MARK_VIEW_BOX}
      width="34"
      height="34"
      fill="none"
      strokeWidth={STRAND_WIDTH}
      aria-hidden="true"
    >
      <path d={STRAND} stroke="var(--engrave-1)" />
      <path d={STRAND} stroke="var(--engrave-2)" transform={STRAND_TURN} />
      <path d={CHEVRON} stroke="var(--engrave-3)" strokeWidth={CHEVRON_WIDTH} />
    </svg>
  );
}
