import {
  clearingPath,
  LIFTED_WIDTH,
  LINE_WIDTH,
  liftedPath,
  PICTURE_VIEW_BOX,
  rulingPath,
} from '#art/document-picture.ts';

/** The picture in Home's document, on a sheet; it needs the page's `Rosette`. Decoration. */
export function DocumentPicture() {
  return (
    <svg className="document-picture" viewBox={PICTURE_VIEW_BOX} width="99" aria-hidden="true">
      <g fill="none" stroke="url(#inks)">
        <path d={rulingPath} strokeWidth={LINE_WIDTH} />
        <path d={clearingPath} fill="var(--sheet)" stroke="none" />
        <path d={liftedPath} strokeWidth={LIFTED_WIDTH} />
      </g>
    </svg>
  );
}
