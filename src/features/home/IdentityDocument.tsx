import { MachineZone, machineLine } from '#components/machine-zone/MachineZone.tsx';
import { SheetHead } from '#components/sheet/Sheet.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Content } from '#content/parse.ts';
import type { Course } from '#content/schemas/courses.ts';
import type { Site } from '#content/schemas/site.ts';
import { localAddress } from '#languages.ts';
import { DocumentPicture } from './DocumentPicture.tsx';

/** The business presented as a passport's data page: its facts are the courses. */
export function IdentityDocument({ content }: { content: Content }) {
  const { home, site, courses, root } = content;
  const { heading, stamp } = home.document;
  return (
    <div className="sheet identity-document">
      <SheetHead brand={site.brand}>
        <h2 className="label">{heading}</h2>
      </SheetHead>
      <div className="identity-document-microprint" aria-hidden="true" translate="no">
        {`${site.brand} ${site.tagline} `.repeat(4)}
      </div>
      <DocumentPicture />
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
      <Stamp className="identity-document-stamp">{stamp}</Stamp>
      <MachineZone
        className="sheet-zone"
        lines={[
          machineLine(`P<${site.brand}<<${site.tagline}`),
          machineLine(machineFacts(site, courses)),
        ]}
      />
    </div>
  );
}

/** `6COURSES<6<14WEEKS<<BTC<ETH…`: the document's facts in machine-readable form. */
function machineFacts(site: Site, courses: Course[]): string {
  const weeks = courses.map((course) => course.weeks);
  const coins = site.coins.map(({ code }) => code).join('<');
  return `${courses.length}COURSES<${Math.min(...weeks)}<${Math.max(...weeks)}WEEKS<<${coins}`;
}
