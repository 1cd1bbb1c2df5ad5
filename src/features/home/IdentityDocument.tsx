import {
  clearingPath,
  LINE_WIDTH,
  PICTURE_VIEW_BOX,
  RAISED_WIDTH,
  raisedPath,
  rulingPath,
} from '#art/marks/document-picture.ts';
import { InkGradient } from '#components/engraving/Engraving.tsx';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { SheetHead } from '#components/sheet/Sheet.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Content } from '#content/parse.ts';
import { localAddress } from '#languages.ts';

/** The business presented as a passport's data page: its facts are the courses. */
export function IdentityDocument({ content }: { content: Content }) {
  const { home, site, courses, root } = content;
  const { heading, stamp } = home.document;
  return (
    <div className="sheet identity-document">
      <SheetHead brand={site.brand}>
        <h2 className="label">{heading}</h2>
      </SheetHead>
      <div className="identity-document-facts">
        <Picture />
        <ul>
          {courses.map(({ slug, title, duration }) => (
            <li key={slug}>
              <a className="serif" href={`${localAddress('/tutoring', root)}#${slug}`}>
                {title}
              </a>{' '}
              <span className="small">{duration}</span>
            </li>
          ))}
        </ul>
        <Stamp>{stamp}</Stamp>
      </div>
      <MachineZone
        className="sheet-zone"
        lines={[`P<${site.brand}<<${site.tagline}`, site.coins.map(({ code }) => code).join('<<')]}
      />
    </div>
  );
}

/** The sign of the brand, raised in ruled lines. */
function Picture() {
  return (
    <svg className="engraving" viewBox={PICTURE_VIEW_BOX} width="99" aria-hidden="true">
      <InkGradient id="art-picture-ink" />
      <g fill="none" stroke="url(#art-picture-ink)">
        <path d={rulingPath} strokeWidth={LINE_WIDTH} />
        <path d={clearingPath} fill="var(--sheet)" stroke="none" />
        <path d={raisedPath} strokeWidth={RAISED_WIDTH} />
      </g>
    </svg>
  );
}
