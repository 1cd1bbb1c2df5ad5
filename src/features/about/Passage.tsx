import { drawn } from '#components/Drawn.tsx';
import { floorPath, PASSAGE_VIEW_BOX, passageArches } from './passage.ts';

/** The engraving that the name promises. It needs the page's `Rosette`, which defines the inks. Decoration. */
export function Passage() {
  return (
    <svg
      className="passage engraving"
      viewBox={PASSAGE_VIEW_BOX}
      width="99"
      fill="none"
      aria-hidden="true"
    >
      <linearGradient
        id="passage-ink"
        href="#inks"
        gradientUnits="userSpaceOnUse"
        x1="-150"
        x2="150"
      />
      <g stroke="url(#passage-ink)" strokeWidth=".6">
        {drawn(passageArches(), 0)}
        <path d={floorPath()} />
      </g>
    </svg>
  );
}
