import { DocumentPicture } from '#components/DocumentPicture.tsx';
import { MachineZone, machineLine } from '#components/MachineZone.tsx';
import { Stamp } from '#components/Stamp.tsx';
import type { Course, HomeWords, Site } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';

interface IdentityDocumentProps {
  words: HomeWords['document'];
  site: Site;
  courses: Course[];
}

/** Characters in each of the two lines of a passport's machine-readable zone. */
const ZONE_WIDTH = 44;

/** The business in the form of a passport's data page. */
export function IdentityDocument({ words, site, courses }: IdentityDocumentProps) {
  const microprint = `${site.brand} ${site.tagline} `.repeat(4);
  return (
    <div className="document">
      <div className="document-head label" aria-hidden="true">
        <span translate="no">{site.brand}</span>
        <span>{documentCode(site.code, courses.length)}</span>
      </div>
      <div className="document-microprint" aria-hidden="true" translate="no">
        {microprint}
      </div>
      <DocumentPicture />
      <dl>
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="serif">
              <Rich>{value}</Rich>
            </dd>
          </div>
        ))}
      </dl>
      <Stamp>{words.stamp.replace(' ', '\n')}</Stamp>
      <MachineZone
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

/** `6COURSES<6<14WEEKS<<BTC<ETH…`: the document's facts once more, for machines. */
function machineFacts(site: Site, courses: Course[]): string {
  const weeks = courses.map((course) => course.weeks);
  const coins = site.coins.map(({ code }) => code).join('<');
  return `${courses.length}COURSES<${Math.min(...weeks)}<${Math.max(...weeks)}WEEKS<<${coins}`;
}
