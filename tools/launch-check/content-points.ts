/** What the content still needs before the site may go public: `npm run launch-check`. */
import { z } from 'astro/zod';
import { publishedLanguages } from '#content/languages.ts';
import { ContentFiles } from '#content/read/content-files.ts';
import { type Finding, type Problem, writeProblem } from '#content/read/problem.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS } from '#content/schemas/files.ts';
import { type Place, placesIn } from '#content/schemas/visit.ts';

const PLACEHOLDERS = [
  // Domains that reach nobody (RFC 2606), and those in this project's examples.
  /[\w-]*\.(?:example|invalid|test)\b/i,
  /\bexample\.(?:com|net|org)\b/i,
  /\byour-site\.com\b/i,
  /\blorem ipsum\b/i,
  /\b(?:TODO|TBD|FIXME)\b/,
];

function placeholder({ path, value }: Place): Finding[] {
  if (typeof value !== 'string') return [];
  const found = PLACEHOLDERS.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
  if (found === undefined) return [];
  return [{ path, message: `"${found}" is a placeholder. Write your own.` }];
}

/** The time zones, in hours from UTC, where a day ends last and begins first. */
const [LAST_PLACE, FIRST_PLACE] = [-12, 14];
const HOUR_MS = 3_600_000;

/** The day at an offset from UTC in hours, such as 2026-11-30. */
function dayAt(hoursFromUtc: number, now: Date): string {
  return new Date(now.valueOf() + hoursFromUtc * HOUR_MS).toISOString().slice(0, 10);
}

/** The same day a year earlier. */
function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** A day counts if it is valid in any time zone: the owner's is unknown. */
function staleness(confirmed: string | undefined, now: Date): string | undefined {
  const again = 'Check it against your records';
  if (confirmed === undefined) {
    return `is not confirmed. ${again}, then write the day after "confirmed:".`;
  }
  if (confirmed > dayAt(FIRST_PLACE, now)) {
    return `is confirmed for ${confirmed}, which is in the future. ${again} and write the day on which you did.`;
  }
  if (confirmed < yearBefore(dayAt(LAST_PLACE, now))) {
    return `was confirmed on ${confirmed}, more than a year ago. ${again} again and write the new day.`;
  }
  return undefined;
}

const confirmation = z.object({ confirmed: z.string().optional(), source: z.string().optional() });

const languageEntry = confirmation.extend({ code: z.string() });

/** A language whose texts no reader has confirmed; the first language is the owner's own. */
function unreadLanguage({ path, value }: Place): Finding[] {
  const { code, confirmed, source } = languageEntry.parse(value);
  if (path[1] === 0 || (confirmed !== undefined && source !== undefined)) return [];
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code);
  const message = `nobody has confirmed the texts in ${name}. Ask a reader of that language to compare each file of content/${code} with content/en, then write the day after "confirmed:" and the reader's name after "source:".`;
  return [{ path, message }];
}

function unconfirmed(place: Place, now: Date): Finding[] {
  const { path, schema, value } = place;
  if (!(schema instanceof z.ZodObject) || !('confirmed' in schema.shape)) return [];
  if (path[0] === 'languages') return unreadLanguage(place);
  const { confirmed, source } = confirmation.parse(value);
  const stale = staleness(confirmed, now);
  if (stale !== undefined) return [{ path, message: stale }];
  if (source !== undefined) return [];
  return [{ path, message: 'has no source. Write after "source:" which records support it.' }];
}

/**
 * Placeholders and claims that nobody has confirmed, in the order of files and lines.
 *
 * @param sources the YAML texts by path, without a mistake
 */
export function contentPoints(sources: Readonly<Record<string, string>>, now: Date): Problem[] {
  const found = publishedLanguages(sources).flatMap((language) =>
    pointsIn(new ContentFiles(sources, language), now),
  );
  // The facts are the same in every language.
  const once = new Map(found.map((point) => [writeProblem(point), point]));
  return [...once.values()];
}

function pointsIn(files: ContentFiles, now: Date): Problem[] {
  for (const name of CONTENT_NAMES) {
    for (const place of placesIn(CONTENT_SCHEMAS[name], files.dataOf(name))) {
      files.report(name, [...placeholder(place), ...unconfirmed(place, now)]);
    }
  }
  return files.problemsInOrder();
}
