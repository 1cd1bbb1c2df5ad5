import { LOOP_HEIGHT, LOOP_WIDTH, loopDrawing, weekBandWidth } from '#art/bands/week-loops.ts';
import { drawn } from '#components/drawn/Drawn.tsx';

interface WeekBandProps {
  weeks: number;
  courses: readonly { weeks: number }[];
  /** The first on a page defines the loop that all others use. */
  isFirst: boolean;
}

/**
 * A chain of one loop per week; that of the longest course fills the card. Needs the page's
 * `Rosette`, which defines the inks. Decoration: the card states its weeks.
 */
export function WeekBand({ weeks, courses, isFirst }: WeekBandProps) {
  return (
    <svg
      className="engraving week-band"
      viewBox={`0 0 ${weekBandWidth(courses)} ${LOOP_HEIGHT}`}
      width="99"
      aria-hidden="true"
    >
      {isFirst && <LoopDefs />}
      <rect width={weeks * LOOP_WIDTH} height={LOOP_HEIGHT} fill="url(#inks)" mask="url(#loops)" />
    </svg>
  );
}

function LoopDefs() {
  return (
    <>
      <pattern
        id="loop"
        width={LOOP_WIDTH}
        height={LOOP_HEIGHT}
        viewBox={`0 ${-LOOP_HEIGHT / 2} ${LOOP_WIDTH} ${LOOP_HEIGHT}`}
        patternUnits="userSpaceOnUse"
      >
        <g fill="none" stroke="#fff" strokeWidth="2.4">
          {loopDrawing.map(drawn)}
        </g>
      </pattern>
      <mask id="loops">
        <rect width="9999" height={LOOP_HEIGHT} fill="url(#loop)" />
      </mask>
    </>
  );
}
