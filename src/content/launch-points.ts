/** What stands open in the content before the site may go public: `npm run launch-check`. */
import { z } from 'astro/zod';
import { ContentFiles } from './content-files.ts';
import type { Found } from './cross-checks.ts';
import { LANGUAGES } from './languages.ts';
import { type Problem, writeProblem } from './problem.ts';
import { type Place, walk } from './walk.ts';

const PLACEHOLDERS = [
  // Domains that reach nobody (RFC 2606), and those of this project's own examples.
  /[\w-]*\.(?:example|invalid|test)\b/i,
  /\bexample\.(?:com|net|org)\b/i,
  /\byour-site\.com\b/i,
  /\blorem ipsum\b/i,
  /\b(?:TODO|TBD|FIXME)\b/,
];

function placeholder({ path, value }: Place): Found[] {
  if (typeof value !== 'string') return [];
  const found = PLACEHOLDERS.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
  if (found === undefined) return [];
  return [{ path, message: `"${found}" is a placeholder. Write your own.` }];
}

/** `today` as 2026-11-30. The same day a year before. */
function yearBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

function staleness(confirmed: string | undefined, today: string): string | undefined {
  const again = 'Hold it against your records';
  if (confirmed === undefined) {
    return `is not confirmed. ${again}, then write the day after "confirmed:".`;
  }
  if (confirmed > today) {
    return `is confirmed for ${confirmed}, which is still to come. ${again} and write the day on which you did.`;
  }
  if (confirmed < yearBefore(today)) {
    return `was confirmed on ${confirmed}, more than a year ago. ${again} again and write the new day.`;
  }
  return undefined;
}

const confirmation = z.object({ confirmed: z.string().optional(), source: z.string().optional() });

function unconfirmed({ path, schema, value }: Place, today: string): Found[] {
  if (!(schema instanceof z.ZodObject) || !('confirmed' in schema.shape)) return [];
  const { confirmed, source } = confirmation.parse(value);
  const stale = staleness(confirmed, today);
  if (stale !== undefined) return [{ path, message: stale }];
  if (source !== undefined) return [];
  return [{ path, message: 'has no source. Write after "source:" which records support it.' }];
}

/**
 * Placeholders and claims that nobody has confirmed, in the order of files and lines.
 *
 * @param sources the YAML texts by path, without a mistake
 * @param today as 2026-11-30
 */
export function launchPoints(sources: Readonly<Record<string, string>>, today: string): Problem[] {
  const found = LANGUAGES.flatMap((language) =>
    pointsIn(new ContentFiles(sources, language), today),
  );
  // The facts are the same in every language.
  const told = new Map(found.map((point) => [writeProblem(point), point]));
  return [...told.values()];
}

function pointsIn(files: ContentFiles, today: string): Problem[] {
  for (const { file, schema, data } of files.all()) {
    for (const place of walk(schema, data)) {
      files.report(file, [...placeholder(place), ...unconfirmed(place, today)]);
    }
  }
  return files.problemsInOrder();
}
