/** Reads PO files, the format of gettext and of every translator's tool. */
import { type GetTextTranslation, po } from 'gettext-parser';
import { ContentError } from '#content/problems/problem.ts';

/** "translations/de.po" */
export function poFileOf(language: string): string {
  return `translations/${language}.po`;
}

export function isFuzzy({ comments }: GetTextTranslation): boolean {
  return comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false;
}

type Named = Pick<GetTextTranslation, 'msgctxt' | 'msgid'>;

export const keyOf = ({ msgctxt = '', msgid }: Named) => `${msgctxt}\u0004${msgid}`;

/** Spaces and punctuation, except inside a figure, such as 4.9. */
const SIGNS = /(?<!\d)[\s.,:;!?¿¡…'"’‘“”‐–—-]+|[\s.,:;!?¿¡…'"’‘“”‐–—-]+(?!\d)/g;

/** The same for texts that differ only in case, spaces and punctuation. */
export function looseKeyOf(named: Named): string {
  return keyOf({ ...named, msgid: named.msgid.toLowerCase().replace(SIGNS, '') });
}

function translationIn(entry: GetTextTranslation): string {
  return isFuzzy(entry) ? '' : (entry.msgstr[0]?.trim() ?? '');
}

/**
 * @param source "" has no translation
 * @throws a ContentError when the file can't be read as PO
 */
export function readPo(file: string, source: string) {
  const text = source.replace(/^\ufeff/, '');
  const table = parsed(file, text);
  const entries = Object.values(table.translations).flatMap(Object.values);
  const known = new Map([
    ...entries.filter(translationIn).map((entry) => [looseKeyOf(entry), entry] as const),
    ...entries.map((entry) => [keyOf(entry), entry] as const),
  ]);
  return {
    table,
    /** The translation of a text; empty if it has none or it is marked as fuzzy. */
    translationOf(named: Named): string {
      const entry = known.get(keyOf(named)) ?? known.get(looseKeyOf(named));
      return entry ? translationIn(entry) : '';
    },
    /** Its line, counted from 1; undefined where another tool has folded it. */
    lineOf({ msgid }: Named): number | undefined {
      const start = text.indexOf(`\nmsgid ${JSON.stringify(msgid)}`);
      return start === -1 ? undefined : text.slice(0, start + 1).split('\n').length;
    },
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
