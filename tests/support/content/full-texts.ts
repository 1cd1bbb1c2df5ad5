import { parse, stringify } from 'yaml';
import type { Place } from '#content/schemas/fields/places.ts';
import { treatments } from '#content/schemas/fields/text.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import { mapBySchema } from '#content/schemas/visit.ts';

/** Letters as frequent as in German, whose words are the longest. */
const LETTERS = 'verantwortungsbewusstseinsbildendegesamtheitenmacherin';

/** What tokens are made of, and what is never shown. */
const NOT_FILLED = /^phrases|^statements|^defaultCoin|source$/;

/** The longest words that fit, as often as fits; each text of a site is another. */
function fullText({ limit, word }: Place, number: number, fill: readonly string[]): string {
  const long = LETTERS.slice(number % 10, (number % 10) + word);
  const start = [...fill.map((name) => `{${name}}`), number, ''].join(' ');
  return (start + `${long} `.repeat(limit)).slice(0, limit).trim();
}

/**
 * YAML texts by path, with every text as long as its place holds.
 */
export function fullTexts(sources: Readonly<Record<string, string>>): Record<string, string> {
  let number = 0;
  const files = CONTENT_NAMES.filter((name) => name !== 'mail').flatMap((name) => {
    const file = fileOf(name, 'en');
    const source = sources[file];
    if (source === undefined) return [];
    const texts = mapBySchema(CONTENT_SCHEMAS[name], parse(source), ({ path, schema, value }) => {
      const treatment = treatments.get(schema);
      if (!treatment || typeof value !== 'string' || NOT_FILLED.test(path.join('.'))) return value;
      number += 1;
      if (path[0] === 'meta') return `Page ${number}`;
      return fullText(treatment.place, number, treatment.fill);
    });
    return [[file, stringify(texts)]];
  });
  return Object.fromEntries(files);
}
