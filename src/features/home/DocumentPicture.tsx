import {
  clearingPath,
  LINE_WIDTH,
  PICTURE_VIEW_BOX,
  RAISED_WIDTH,
  raisedPath,
  rulingPath,
} from '#art/marks/document-picture.ts';
import { secondMark } from '#art/marks/ultraviolet.ts';

/**
 * The picture in Home's document, on a sheet, and a mark that shows only under ultraviolet light: a
 * ring with one wave per course. Needs the page's `Rosette`. Decoration.
 */
export function DocumentPicture({ courses }: { courses: number }) {
  return (
    <svg
      className="engraving identity-document-picture"
      viewBox={PICTURE_VIEW_BOX}
      width="99"
      aria-hidden="true"
    >
      <g fill="none" stroke="url(#inks)">
        <path d={rulingPath} strokeWidth={LINE_WIDTH} />
        <path d={clearingPath} fill="var(--sheet)" stroke="none" />
        <path d={raisedPath} strokeWidth={RAISED_WIDTH} />
      </g>
      <path className="ultraviolet" d={secondMark(courses)} transform="translate(80 105)" />
    </svg>
  );
}
