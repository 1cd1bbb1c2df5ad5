import type { Finding } from '#content/problems/problem.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_SCHEMAS, type ContentName } from '#content/schemas/files.ts';
import { valuesIn } from '#content/schemas/visit.ts';

/** Single words that several languages share with English. Longer texts are never the same by chance. */
const SHARED_WORD = /^[\p{L}\d+#./-]+$/u;
/** Parts that are the same in every language: names in backticks, tokens and other names in braces. */
const NAMES = /`[^`]*`|\{\w+\}/g;
/** "{brand" and so on; either token of the guarantee will do. */
const tokensIn = (text: unknown): string[] => String(text).match(/\{\w+?(?=(?:Days)?\})/g) ?? [];
const NOT_COMPARED: readonly unknown[] = ['phrases', 'confirmed', 'source'];

/** Whether a text says the same as the first language's because nobody has translated it. */
function isLeftOver(text: string, first: unknown): boolean {
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
  const inFirst = new Map(
    valuesIn(CONTENT_SCHEMAS[name], first).map(({ path, value }) => [path.join(), value]),
  );
  return valuesIn(CONTENT_SCHEMAS[name], own).flatMap(({ path, schema, value }): Finding[] => {
    const firstValue = inFirst.get(path.join());
    if (path.some((key) => NOT_COMPARED.includes(key)) || firstValue === undefined) return [];
    if (Array.isArray(value) && Array.isArray(firstValue)) {
      if (value.length === firstValue.length) return [];
      const message = `has ${value.length} entries, and ${firstValue.length} in ${folder}. Write the same entries in the same order.`;
      return [{ path, message }];
    }
    if (typeof value === 'object') return [];
    if (typeof value === 'string' && treatments.has(schema)) {
      const lost = tokensIn(firstValue).find((token) => !tokensIn(value).includes(token));
      const lacks = `lacks ${lost}}, which the text in ${folder} has. Put it in.`;
      if (lost && !path.includes('stamp')) return [{ path, message: lacks }];
      // Topics are mostly names, such as React Native.
      if (path.includes('topics') || !isLeftOver(value, firstValue)) return [];
      const message = `is not translated: it says the same as in ${folder}. Translate it.`;
      return [{ path, message }];
    }
    if (value === firstValue) return [];
    const message = `is ${String(value)}, and ${String(firstValue)} in ${folder}. Write the same: only texts are translated.`;
    return [{ path, message }];
  });
}
