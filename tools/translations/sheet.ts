/** A language's texts beside the first language's, as a table that spreadsheets open. */

import { z } from 'astro/zod';
import Papa from 'papaparse';
import type { TranslatedText } from './texts.ts';

const COLUMNS = { key: 'Key', first: 'English', own: 'Translation' } as const;

/** Without it, some spreadsheets read UTF-8 as another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

const rows = z.array(z.object({ [COLUMNS.key]: z.string(), [COLUMNS.own]: z.string() }));

/** The table as CSV. */
export function writeSheet(texts: readonly TranslatedText[]): string {
  const table = texts.map(({ key, first, own }) => ({
    [COLUMNS.key]: key,
    [COLUMNS.first]: first.trim(),
    [COLUMNS.own]: own.trim(),
  }));
  return `${BYTE_ORDER_MARK}${Papa.unparse(table)}\r\n`;
}

/**
 * The texts that a corrected table changes.
 *
 * @throws when the table has other columns, or a key that the language does not have
 */
export function readSheet(csv: string, texts: readonly TranslatedText[]): TranslatedText[] {
  const { data } = Papa.parse(csv.replace(BYTE_ORDER_MARK, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const parsed = rows.safeParse(data);
  if (!parsed.success) {
    const names = Object.values(COLUMNS).join('", "');
    throw new Error(
      `The table must have the columns "${names}", as it was written. Keep their names.`,
    );
  }
  return parsed.data.flatMap(({ [COLUMNS.key]: key, [COLUMNS.own]: own }) => {
    const text = texts.find((known) => known.key === key);
    if (text === undefined)
      throw new Error(`The content has no text "${key}". Keep the keys as they were written.`);
    return own.trim() === text.own.trim() ? [] : [{ ...text, own }];
  });
}
