import { parse, stringify } from 'yaml';
import { treatments } from '#content/schemas/fields/text.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import { mapBySchema } from '#content/schemas/visit.ts';

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** What is never translated: names in backticks, tokens, addresses. */
const NAMES = /(`[^`]*`|\{\w+\}|\S*[.@]\S+)/;

/** "Hello {name}" becomes "Hélló {name}": as long as the English, and another text. */
export function accented(text: string): string {
  return text
    .split(NAMES)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiou]/g, (vowel) => ACCENTED[vowel] ?? vowel),
    )
    .join('');
}

/**
 * The files of a language whose texts are the English ones with accents.
 *
 * @param english the YAML texts by path, among them those of content/en
 */
export function pseudoLanguage(
  english: Readonly<Record<string, string>>,
  code: string,
): Record<string, string> {
  const files = CONTENT_NAMES.filter((name) => name !== 'site').flatMap((name) => {
    const source = english[fileOf(name, 'en')];
    if (source === undefined) return [];
    const texts = mapBySchema(CONTENT_SCHEMAS[name], parse(source), ({ schema, value }) =>
      typeof value === 'string' && treatments.has(schema) ? accented(value) : value,
    );
    return [[fileOf(name, code), stringify(texts)]];
  });
  return Object.fromEntries(files);
}
