import {
  clearingPath,
  LINE_WIDTH,
  PICTURE_VIEW_BOX,
  RAISED_WIDTH,
  raisedPath,
  rulingPath,
} from '#art/marks/document-picture.ts';
import { secondMark } from '#art/marks/ultraviolet.ts';
import { InkGradient } from '#components/rosette/InkGradient.tsx';

/**
 * The picture in Home's document, on a sheet, and a mark that shows only under ultraviolet light: a
 * ring with one wave per course.
 */
export function DocumentPicture({ courses }: { courses: number }) {
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
      <path className="ultraviolet" d={secondMark(courses)} transform="translate(80 105)" />
    </svg>
  );
}
