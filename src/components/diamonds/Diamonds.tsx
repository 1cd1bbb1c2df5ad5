import './diamonds.css';
import { DIAMOND_HEIGHT, DIAMOND_WIDTH, diamondDrawing } from '#art/bands/bands.ts';
import { INK_COLORS, renderDrawing } from '#components/engraving/inks.tsx';

/** The pattern that `Diamonds` repeat. Once on a page, before the first of them. */
export function DiamondDefs() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <pattern
        id="art-diamonds-tile"
        width={DIAMOND_WIDTH}
        height={DIAMOND_HEIGHT}
        viewBox={`0 ${-DIAMOND_HEIGHT / 2} ${DIAMOND_WIDTH} ${DIAMOND_HEIGHT}`}
        patternUnits="userSpaceOnUse"
        fill="none"
        stroke={INK_COLORS.learning}
        strokeWidth="6"
      >
        {diamondDrawing.map(renderDrawing)}
      </pattern>
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
      <rect width={width} height={DIAMOND_HEIGHT} fill="url(#art-diamonds-tile)" />
    </svg>
  );
}
