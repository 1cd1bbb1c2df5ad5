/**
 * `npm run launch-check`: lists what is open before the site may go public, and exits with 1 while
 * anything is. A build prints how much that is.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { type ContentField, contentFields } from '#content/content-fields.ts';
import { publishedLanguages } from '#content/languages.ts';
import { parseContent } from '#content/parse.ts';
import { writePath } from '#content/problems/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { CONTENT_NAMES, fileOf } from '#content/schemas/files.ts';
import { endWithMistakes } from './build/content.ts';
import { HOST_FILES, wrongHeaders } from './build/headers.ts';
import { sharePictures } from './draw/share-words.ts';
import {
  isOutOfDate,
  type Records,
  readRecords,
  recordsFile,
  renewed,
  translatedTexts,
} from './translations.ts';

type Sources = Readonly<Record<string, string>>;

/** What may be open, and how to mend it. */
const KINDS = {
  placeholder: 'Placeholders. Write your own.',
  unconfirmed:
    'Not confirmed. Check each against your records. After "confirmed:" write the date, and after "source:" which records you used.',
  old: 'Confirmed more than a year ago. Check each again, and write the new day.',
  future: 'Confirmed on a day in the future. Write the day on which you checked it.',
  language:
    'Languages that no reader has confirmed. Ask one to compare each file of the folder with the first language, then write the date after "confirmed:" and the reader\'s name after "source:".',
  translation:
    'Translations whose English has changed. Translate each again; if all texts of a language still fit, run: npm run translations -- --confirm CODE',
  record: 'Translations that are not recorded as they are now. Run: npm run translations',
  legal:
    'Missing pages. Write each file (docs/owner.md shows how), or the address of yours after "legal:" in content/site.yaml.',
  rates: "An address on this computer, which visitors can't reach. Begin it with https://.",
  picture: 'Share pictures that differ from the content. Run: npm run art',
  header: 'Headers that differ from tools/build/headers.ts. Write these:',
};

interface OpenPoint {
  kind: keyof typeof KINDS;
  file: string;
  /** Its key and line, if it is not the whole file. */
  place?: string;
}

const PLACEHOLDERS = [
  // Domains that reach nobody (RFC 2606), and those in this project's examples.
  /[\w-]*\.(?:example|invalid|test)\b/i,
  /\bexample\.(?:com|net|org)\b/i,
  /\byour-site\.com\b/i,
  /\blorem ipsum\b/i,
  /\b(?:TODO|TBD|FIXME)\b/,
];

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;
/** Where the day begins first, it is up to 14 hours ahead of UTC. */
const AHEAD_DAYS = 1;

const confirmation = z.object({
  confirmed: z.string().nullish(),
  source: z.string().nullish(),
  /** Of a language. */
  code: z.string().optional(),
});

function pointAt(
  { file, line, path }: ContentField,
  kind: OpenPoint['kind'],
  name = writePath(path),
): OpenPoint {
  return { kind, file, place: `${name} (line ${line})` };
}

function isPlaceholder({ value }: ContentField): boolean {
  return typeof value === 'string' && PLACEHOLDERS.some((pattern) => pattern.test(value));
}

/** What is open in a claim, or in a language: nobody has confirmed it in the last year. */
function confirmationPoints(field: ContentField, now: Date): OpenPoint[] {
  const { schema, value, path } = field;
  if (!(schema instanceof z.ZodObject) || !('confirmed' in schema.shape)) return [];
  const { confirmed, source, code } = confirmation.parse(value);
  if (path[0] === 'languages') {
    // The first is the owner's own.
    const isRead = path[1] === 0 || (confirmed && source);
    return isRead ? [] : [pointAt(field, 'language', code)];
  }
  if (!confirmed || !source) return [pointAt(field, 'unconfirmed')];
  const age = (now.valueOf() - Date.parse(confirmed)) / DAY_MS;
  if (age < -AHEAD_DAYS) return [pointAt(field, 'future')];
  return age > YEAR_DAYS ? [pointAt(field, 'old')] : [];
}

/** Placeholders in every language; claims in the first, as the others repeat its facts. */
export function contentPoints(sources: Sources, now: Date): OpenPoint[] {
  const [first, ...others] = publishedLanguages(sources);
  const fields = CONTENT_NAMES.flatMap((name) => contentFields(sources, name, first));
  const names = CONTENT_NAMES.filter((name) => name !== 'site');
  const translated = others.flatMap((language) =>
    names.flatMap((name) => contentFields(sources, name, language)),
  );
  return [
    ...[...fields, ...translated]
      .filter(isPlaceholder)
      .map((field) => pointAt(field, 'placeholder')),
    ...fields.flatMap((field) => confirmationPoints(field, now)),
  ];
}

/** @param recordsOf reads the records of a language */
export function translationPoints(
  sources: Sources,
  recordsOf: (language: string) => Records,
): OpenPoint[] {
  const [, ...languages] = publishedLanguages(sources);
  return languages.flatMap((language) => {
    const texts = translatedTexts(sources, language);
    const known = recordsOf(language);
    const today = renewed(texts, known);
    const changed = texts.filter((text) => isOutOfDate(text, known));
    const isRecorded = texts.every(({ key }) => known[key] === today[key]);
    return [
      ...changed.map((text) => pointAt(text, 'translation')),
      ...(isRecorded ? [] : [{ kind: 'record', file: recordsFile(language) } as const]),
    ];
  });
}

/** Pages and settings that visitors need, and files that must follow the content. */
export function filePoints(sources: Sources): OpenPoint[] {
  const { site, language } = parseContent(sources);
  const legal = (['privacy', 'terms'] as const).filter((name) => site.legal[name] === undefined);
  const pictures = sharePictures(sources).filter(
    ({ file, words }) => !existsSync(file) || !readFileSync(file).includes(words),
  );
  const isLocal = site.rates !== undefined && !site.rates.url.startsWith('https:');
  return [
    ...legal.map((name) => ({ kind: 'legal', file: fileOf(name, language) }) as const),
    ...pictures.map(({ file }) => ({ kind: 'picture', file }) as const),
    ...(isLocal ? [{ kind: 'rates', file: 'content/site.yaml' } as const] : []),
    ...HOST_FILES.flatMap((file) =>
      wrongHeaders(readFileSync(file, 'utf8'), site).map(
        (place) => ({ kind: 'header', file, place }) as const,
      ),
    ),
  ];
}

function openPoints(): OpenPoint[] {
  const sources = readSources();
  endWithMistakes(() => {
    for (const language of publishedLanguages(sources)) parseContent(sources, language);
  });
  return [
    ...contentPoints(sources, new Date()),
    ...translationPoints(sources, readRecords),
    ...filePoints(sources),
  ];
}

/** One paragraph for each kind, with a line for each file. */
function writePoints(points: readonly OpenPoint[]): string {
  const kinds = Map.groupBy(points, ({ kind }) => kind);
  const paragraphs = [...kinds].map(([kind, points]) => {
    const files = Map.groupBy(points, ({ file }) => file);
    const lines = [...files].map(([file, points]) => {
      const places = points.flatMap(({ place }) => place ?? []).join(', ');
      return places === '' ? `  ${file}` : `  ${file}: ${places}`;
    });
    return [KINDS[kind], ...lines].join('\n');
  });
  return paragraphs.join('\n\n');
}

/** Prints, in one line of the build, how much is open before the site may go public. */
export function launchWarning(): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const { length } = openPoints();
        if (length > 0)
          logger.warn(`${length} points are open before launch: npm run launch-check`);
      },
    },
  };
}

if (import.meta.main) {
  const points = openPoints();
  if (points.length === 0) console.log('Nothing is open: the site may go public.');
  else {
    console.error(`Before launch:\n\n${writePoints(points)}\n\n${points.length} points in all.`);
    process.exitCode = 1;
  }
}
