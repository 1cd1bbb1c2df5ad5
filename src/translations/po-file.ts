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

const QUOTED = /"(?:[^"\\]|\\.)*"/g;
/** A quoted string, perhaps folded into several. */
const STRING = `(${QUOTED.source}(?:\\s*${QUOTED.source})*)`;
const ENTRY = new RegExp(`^[ \\t]*(?:msgctxt\\s+${STRING}\\s+)?msgid\\s+${STRING}`, 'gm');
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** What a string of a PO file says. */
function unquoted(written = ''): string {
  const pieces = written.match(QUOTED)?.map((quoted) => quoted.slice(1, -1)) ?? [];
  return pieces.join('').replaceAll(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign);
}

/**
 * @param source "" has no translation
 * @throws a ContentError when the file can't be read as PO
 */
export function readPo(file: string, source: string): PoFile {
  const text = source.replace(/^\ufeff/, '');
  const table = parsed(file, text);
  // The parser does not keep where entries are. Obsolete ones begin with another sign.
  const places = Map.groupBy(text.matchAll(ENTRY), ([, context, id]) =>
    keyOf(unquoted(context), unquoted(id)),
  );
  const lineAt = (place?: RegExpExecArray) => text.slice(0, place?.index ?? 0).split('\n').length;
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
  const problems = [...places].flatMap(([key, [first, ...others]]) =>
    others.map((other) => {
      const message = `"${key.split('\u0004')[1]}" is here twice, first in line ${lineAt(first)}. Delete one of the two; the last one counts.`;
      return { file, line: lineAt(other), path: [], message };
    }),
  );
  return {
    table,
    translationOf: (context, id) =>
      known.get(keyOf(context, id)) ?? known.get(looseKeyOf(context, id)),
    lineOf: (context, id) => lineAt(places.get(keyOf(context, id))?.[0]),
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
