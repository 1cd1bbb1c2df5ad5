/** Reads PO files, the format of gettext and of every translator's tool. */
import { type GetTextTranslation, po } from 'gettext-parser';
import { ContentError, type Problem } from '#content/problems/problem.ts';

export interface PoFile {
  table: ReturnType<typeof po.parse>;
  /** The translation of a text; undefined if it has none or it is marked as fuzzy. */
  translationOf: (context: string, text: string) => string | undefined;
  /** The line of the entry of a text, counted from 1. */
  lineOf: (context: string, text: string) => number;
  problems: Problem[];
}

/** "translations/de.po" */
export function poFileOf(language: string): string {
  return `translations/${language}.po`;
}

export function isFuzzy({ comments }: GetTextTranslation): boolean {
  return comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false;
}

const keyOf = (context: string, text: string) => `${context}\u0004${text}`;

/** Spaces and punctuation, except inside a figure, such as 4.9. */
const SIGNS = /(?<!\d)[\s.,:;!?¿¡…'"’‘“”‐–—-]+|[\s.,:;!?¿¡…'"’‘“”‐–—-]+(?!\d)/g;

/** The same for texts that differ only in case, spaces and punctuation. */
function looseKeyOf(context: string, text: string): string {
  return keyOf(context, text.toLowerCase().replace(SIGNS, ''));
}

/** Whether two entries differ only in case, spaces and punctuation. */
export function isSameLoosely(one: GetTextTranslation, other: GetTextTranslation): boolean {
  const [key, otherKey] = [one, other].map(({ msgctxt = '', msgid }) => looseKeyOf(msgctxt, msgid));
  return key === otherKey;
}

/**
 * @param source "" has no translation
 * @throws a ContentError when the file can't be read as PO
 */
export function readPo(file: string, source: string): PoFile {
  const text = source.replace(/^\ufeff/, '');
  const table = parsed(file, text);
  const lines = entryLines(text);
  const entries = Object.values(table.translations).flatMap(Object.values);
  const known = new Map<string, string>();
  for (const entry of entries) {
    const { msgctxt = '', msgid, msgstr } = entry;
    const translation = msgstr[0]?.trim();
    if (!translation || isFuzzy(entry)) continue;
    known.set(looseKeyOf(msgctxt, msgid), translation);
  }
  for (const entry of entries) {
    const { msgctxt = '', msgid, msgstr } = entry;
    known.set(keyOf(msgctxt, msgid), (!isFuzzy(entry) && msgstr[0]?.trim()) || '');
  }
  const lineOf = (context: string, id: string) => lines.get(keyOf(context, id))?.[0] ?? 1;
  const problems = [...lines.entries()].flatMap(([key, [first, ...others]]) =>
    others.map((line) => {
      const message = `"${key.split('\u0004')[1]}" is here twice, first in line ${first}. Delete one of the two; the last one counts.`;
      return { file, line, path: [], message };
    }),
  );
  return {
    table,
    translationOf: (context, id) =>
      known.get(keyOf(context, id)) ?? known.get(looseKeyOf(context, id)),
    lineOf,
    problems,
  };
}

function parsed(file: string, text: string) {
  try {
    return po.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    throw new ContentError([{ file, line, path: [], message: error.message }]);
  }
}

const ROW = /^\s*(?:(msgctxt|msgid|msgstr)(?:\[\d\])?\s+)?"(.*)"\s*$/;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The lines of each entry that is not obsolete, by its key: the parser does not keep them. */
function entryLines(source: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  let entry = { msgctxt: '', msgid: '', msgstr: '' };
  let part: keyof typeof entry = 'msgstr';
  let start = 1;
  source.split('\n').forEach((row, index) => {
    const [, keyword, quoted] = ROW.exec(row) ?? [];
    if (quoted === undefined) return;
    const isTranslation = keyword === 'msgstr' && part !== 'msgstr';
    if (keyword) {
      if (part === 'msgstr' && keyword !== 'msgstr') {
        entry = { msgctxt: '', msgid: '', msgstr: '' };
        start = index + 1;
      }
      // The pattern admits these three only.
      part = keyword as keyof typeof entry;
    }
    entry[part] += quoted.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign);
    if (!isTranslation) return;
    const key = keyOf(entry.msgctxt, entry.msgid);
    lines.set(key, [...(lines.get(key) ?? []), start]);
  });
  return lines;
}
