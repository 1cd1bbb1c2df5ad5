import {
  clearingPath,
  LINE_WIDTH,
  PICTURE_VIEW_BOX,
  RAISED_WIDTH,
  raisedPath,
  rulingPath,
} from '#art/marks/document-picture.ts';
import { InkGradient } from '#components/engraving/Engraving.tsx';

/** The picture in Home's document: the sign of the brand, raised in ruled lines. */
export function DocumentPicture() {
  return (
    <svg
      className="engraving identity-document-picture"
      viewBox={PICTURE_VIEW_BOX}
      width="99"
      aria-hidden="true"
    >
      <InkGradient id="art-picture-ink" />
      <g fill="none" stroke="url(#art-picture-ink)">
        <path d={rulingPath} strokeWidth={LINE_WIDTH} />
        <path d={clearingPath} fill="var(--sheet)" stroke="none" />
        <path d={raisedPath} strokeWidth={RAISED_WIDTH} />
      </g>
    </svg>
  );
}
