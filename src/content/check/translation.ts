import type { Finding } from '#content/read/problem.ts';
import { treatments } from '#content/schemas/fields/text.ts';
import { CONTENT_SCHEMAS, type ContentName } from '#content/schemas/files.ts';
import { placesIn } from '#content/schemas/visit.ts';

/** Single words that several languages share with English. Longer texts are never the same by chance. */
const SHARED_WORD = /^[\p{L}\d+#./-]+$/u;

/** Parts that are the same in every language: names in backticks, tokens and other names in braces. */
const NAMES = /`[^`]*`|\{\w+\}/g;

const NOT_COMPARED: readonly unknown[] = ['phrases', 'confirmed', 'source'];

/** Whether a text says the same as the first language's because nobody has translated it. */
function isLeftOver(text: string, first: string): boolean {
  if (text !== first || SHARED_WORD.test(text.trim())) return false;
  return /\p{Ll}{3}/u.test(text.replaceAll(NAMES, ''));
}

/**
 * Where a translated file differs from the first language's in a fact or in the length of a list, and
 * texts that are not translated.
 *
 * @param folder of the first language: "content/en"
 */
export function checkTranslation(
  name: ContentName,
  first: unknown,
  own: unknown,
  folder: string,
): Finding[] {
  const schema = CONTENT_SCHEMAS[name];
  const written = new Map(placesIn(schema, own).map((place) => [place.path.join(), place.value]));
  return placesIn(schema, first).flatMap(({ path, schema, value }) => {
    const ownValue = written.get(path.join());
    if (path.some((key) => NOT_COMPARED.includes(key)) || ownValue === undefined) return [];
    if (Array.isArray(value) && Array.isArray(ownValue)) {
      if (value.length === ownValue.length) return [];
      const message = `has ${ownValue.length} entries, and ${value.length} in ${folder}. Write the same entries in the same order.`;
      return [{ path, message }];
    }
    if (typeof value === 'object') return [];
    if (!treatments.has(schema)) {
      if (value === ownValue) return [];
      const message = `is ${String(ownValue)}, and ${String(value)} in ${folder}. Write the same: only texts are translated.`;
      return [{ path, message }];
    }
    if (typeof value !== 'string' || typeof ownValue !== 'string') return [];
    // Topics are mostly names, such as React Native.
    if (path.includes('topics') || !isLeftOver(ownValue, value)) return [];
    return [
      { path, message: `is not translated: it says the same as in ${folder}. Translate it.` },
    ];
  });
}
