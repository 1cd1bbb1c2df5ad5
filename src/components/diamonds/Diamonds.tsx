import './diamonds.css';
import { DIAMOND_HEIGHT, DIAMOND_WIDTH, diamondDrawing } from '#art/bands/bands.ts';
import { InkGradient, LineMask } from '#components/engraving/inks.tsx';
import type { Course } from '#content/render/derived.ts';

/** The mask and gradient that `Diamonds` use. Once on a page, before the first of them. */
export function DiamondDefs({ courses }: { courses: readonly Course[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <InkGradient
        id="art-diamond-ink"
        inks={['learning', 'house']}
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2={Math.max(...courses.map(({ weeks }) => weeks)) * DIAMOND_WIDTH}
      />
      <LineMask
        id="art-diamonds"
        width={DIAMOND_WIDTH}
        height={DIAMOND_HEIGHT}
        strokeWidth={6}
        lines={diamondDrawing}
      />
    </svg>
  );
}

/** A row of diamonds, one for each week; the text beside it says the same. */
export function Diamonds({ weeks }: { weeks: number }) {
  const width = weeks * DIAMOND_WIDTH;
  return (
    <svg
      className="engraving diamonds"
      viewBox={`0 0 ${width} ${DIAMOND_HEIGHT}`}
      width={width / 7.5}
      height={DIAMOND_HEIGHT / 7.5}
      aria-hidden="true"
    >
      <rect
        width={width}
        height={DIAMOND_HEIGHT}
        fill="url(#art-diamond-ink)"
        mask="url(#art-diamonds)"
      />
    </svg>
  );
}
