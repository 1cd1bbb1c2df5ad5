import { MachineZone, machineLine } from '#components/machine-zone/MachineZone.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Course } from '#content/schemas/courses.ts';
import type { HomeWords } from '#content/schemas/home.ts';
import type { Site } from '#content/schemas/site.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { DocumentPicture } from './DocumentPicture.tsx';
import { UltravioletFibers } from './UltravioletFibers.tsx';

interface IdentityDocumentProps {
  words: HomeWords['document'];
  site: Site;
  courses: Course[];
}

/** Characters in each of the two lines of a passport's machine-readable zone. */
const ZONE_WIDTH = 44;

/** The business presented as a passport's data page. */
export function IdentityDocument({ words, site, courses }: IdentityDocumentProps) {
  const microprint = `${site.brand} ${site.tagline} `.repeat(4);
  return (
    <div className="identity-document">
      <UltravioletFibers />
      <div className="identity-document-head label" aria-hidden="true">
        <span translate="no">{site.brand}</span>
        <span>{documentCode(site.code, courses.length)}</span>
      </div>
      <div className="identity-document-microprint" aria-hidden="true" translate="no">
        {microprint}
      </div>
      <DocumentPicture courses={courses.length} />
      <dl>
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="serif">
              <InlineMarkup>{value}</InlineMarkup>
            </dd>
          </div>
        ))}
      </dl>
      <Stamp className="identity-document-stamp">{words.stamp.replace(' ', '\n')}</Stamp>
      <MachineZone
        className="identity-document-zone"
        lines={[
          machineLine(`P<${site.brand}<<${site.tagline}`, ZONE_WIDTH),
          machineLine(machineFacts(site, courses), ZONE_WIDTH),
        ]}
      />
    </div>
  );
}

/** The number of a document: `CP<06`. */
function documentCode(code: string, number: number): string {
  return `${code}<${String(number).padStart(2, '0')}`;
}

/** `6COURSES<6<14WEEKS<<BTC<ETH…`: the document's facts in machine-readable form. */
function machineFacts(site: Site, courses: Course[]): string {
  const weeks = courses.map((course) => course.weeks);
  const coins = site.coins.map(({ code }) => code).join('<');
  return `${courses.length}COURSES<${Math.min(...weeks)}<${Math.max(...weeks)}WEEKS<<${coins}`;
}
