import { ring } from '#art/curves/path-data.ts';

/** Six waves, in tenths of a pixel at 34 px. The other strand is this one, turned. */
const STRAND = ring(137, 22, 6, { pointsPerWave: 4 });

/** The brand mark: two strands, plaited around a code bracket, which is the filler character of passports. */
export function BrandMark() {
  return (
    <svg
      viewBox="-170 -170 340 340"
      width="34"
      height="34"
      fill="none"
      strokeWidth="16"
      aria-hidden="true"
    >
      <path d={STRAND} stroke="var(--engrave-1)" />
      <path d={STRAND} stroke="var(--engrave-2)" transform="rotate(30)" />
      <path d="M20-58-38 0 20 58" stroke="var(--engrave-3)" strokeWidth="31" />
    </svg>
  );
}
