import { drawn } from '#components/rosette/drawn.ts';
import { InkGradient } from '#components/rosette/InkGradient.tsx';
import { archPath, floorPath, LAST_BAY, PASSAGE_VIEW_BOX, passageArches } from './passage.ts';

/**
 * The engraved passage that the brand name refers to: a frame, and inside it the bays, which come
 * nearer as the page scrolls.
 */
export function Passage() {
  return (
    <svg
      className="passage engraving"
      viewBox={PASSAGE_VIEW_BOX}
      width="99"
      fill="none"
      aria-hidden="true"
    >
      <InkGradient id="art-passage-ink" gradientUnits="userSpaceOnUse" x1="-150" x2="150" />
      <g stroke="url(#art-passage-ink)" strokeWidth=".6">
        <g className="passage-bays">
          {drawn(passageArches(), 0)}
          <path d={floorPath()} />
          <path className="passage-light" d={archPath(LAST_BAY)} stroke="none" />
        </g>
        <path d={archPath(1)} strokeWidth="1.6" />
      </g>
    </svg>
  );
}
