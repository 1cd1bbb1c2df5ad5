/** Other content than the project's own, as YAML texts by path. */
import { parse, stringify } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import type { Place } from '#content/schemas/places.ts';
import { mapBySchema, type SchemaValue } from '#content/schemas/visit.ts';

type Sources = Readonly<Record<string, string>>;

/** The project's content with its first language only: translations would not follow a change. */
export const ENGLISH_ONLY: Sources = Object.fromEntries(
  Object.entries(readSources()).flatMap(([file, text]) => {
    if (file !== 'content/site.yaml') return file.startsWith('content/en/') ? [[file, text]] : [];
    return [[file, text.replace(/^(languages:\n {2}- code: en\n)(?: {2,}\S.*\n)*/m, '$1')]];
  }),
);

/** The files of content/en with another text for each. */
function withTexts(
  sources: Sources,
  names: readonly (typeof CONTENT_NAMES)[number][],
  change: (text: string, found: SchemaValue) => string,
) {
  return names.flatMap((name) => {
    const source = sources[fileOf(name, 'en')];
    if (source === undefined) return [];
    const data = mapBySchema(CONTENT_SCHEMAS[name], parse(source), (found) =>
      typeof found.value === 'string' && treatments.has(found.schema)
        ? change(found.value, found)
        : found.value,
    );
    return [{ name, text: stringify(data, { lineWidth: 0 }) }];
  });
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
/** What is never translated: names in backticks, tokens, addresses. */
const NAMES = /(`[^`]*`|\{\w+\}|\S*[.@]\S+)/;

/** "Hello {name}" becomes "Hélló {name}": as long as the English, and another text. */
function accented(text: string): string {
  return text
    .split(NAMES)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiou]/g, (vowel) => ACCENTED[vowel] ?? vowel),
    )
    .join('');
}

/** The files of a language whose texts are the English ones with accents. */
export function pseudoLanguage(english: Sources, code: string): Record<string, string> {
  const names = CONTENT_NAMES.filter((name) => name !== 'site');
  const files = withTexts(english, names, accented);
  return Object.fromEntries(files.map(({ name, text }) => [fileOf(name, code), text]));
}

/** Letters as frequent as in German, whose words are the longest. */
const LETTERS = 'verantwortungsbewusstseinsbildendegesamtheitenmacherin';
/** What tokens are made of, and what is never shown. */
const NOT_FILLED = /^phrases|^statements|^defaultCoin|source$/;

/** The longest words that fit, as often as fits; each word and each text of a site is another. */
function fullText({ limit, word }: Place, number: number, fill: readonly string[]): string {
  const digit = (index: number) => LETTERS[20 + (Math.floor(index) % 10)] ?? '';
  const words = Array.from({ length: limit }, (_, index) =>
    (digit(index) + digit(index / 10) + LETTERS.slice(number % 10)).slice(0, word),
  );
  return [...fill.map((name) => `{${name}}`), number, ...words].join(' ').slice(0, limit).trim();
}

/** The English files with every text as long as its place holds. */
export function fullTexts(sources: Sources): Record<string, string> {
  let number = 0;
  const names = CONTENT_NAMES.filter((name) => name !== 'mail');
  const files = withTexts(sources, names, (text, { path, schema }) => {
    const treatment = treatments.get(schema);
    if (!treatment || NOT_FILLED.test(path.join('.'))) return text;
    number += 1;
    return path[0] === 'meta'
      ? `Page ${number}`
      : fullText(treatment.place, number, treatment.fill);
  });
  return Object.fromEntries(files.map(({ name, text }) => [fileOf(name, 'en'), text]));
}
