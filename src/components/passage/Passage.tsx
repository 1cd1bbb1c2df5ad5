import {
  archPath,
  FAR_END_SIZE,
  floorPath,
  PASSAGE_VIEW_BOX,
  passageArches,
} from '#art/emblems/passage.ts';
import { InkGradient, renderDrawing } from '#components/engraving/inks.tsx';
import './passage.css';

/**
 * The engraved passage that the brand name refers to, used where a passport has its photo: a frame, and
 * inside it the bays, which come nearer as the page scrolls.
 */
export function Passage() {
  return (
    <svg
      className="passage engraving"
      viewBox={PASSAGE_VIEW_BOX}
      width="99"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <InkGradient
        id="art-passage-ink"
        inks={['learning', 'house']}
        gradientUnits="userSpaceOnUse"
        x1="-150"
        x2="150"
      />
      <g stroke="url(#art-passage-ink)" strokeWidth=".6">
        <g className="passage-bays">
          {renderDrawing(passageArches())}
          <path d={floorPath()} />
          <path className="passage-light" d={archPath(FAR_END_SIZE)} stroke="none" />
        </g>
        <path d={archPath(1)} strokeWidth="1.6" />
      </g>
    </svg>
  );
}
