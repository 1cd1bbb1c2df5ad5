/** Reads PO files, the format of gettext and of every translator's tool. */
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { ContentError, type Problem } from '#content/problems/problem.ts';

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

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
/** A string, perhaps folded into several. */
const STRING = `${QUOTED}(?:\\s*${QUOTED})*`;
/** What names an entry. Obsolete ones begin with another sign. */
const NAMED = new RegExp(`^[ \\t]*(?:msgctxt\\s+${STRING}\\s+)?msgid\\s+${STRING}`, 'gm');

/** The entries of a table, without the header. */
export function entriesOf(table: GetTextTranslations['translations'] = {}): GetTextTranslation[] {
  const entries = Object.values(table).flatMap((ofContext) => Object.values(ofContext));
  return entries.filter(({ msgid }) => msgid !== '');
}

function translationIn(entry: GetTextTranslation): string {
  return isFuzzy(entry) ? '' : (entry.msgstr[0]?.trim() ?? '');
}

/** The bytes of letters beyond ASCII as "msgcat --escape" writes them; the parser would keep the digits. */
const OCTAL = /\\\\|(?:\\[0-3][0-7]{2})+/g;

function decodeOctal(text: string): string {
  return text.replace(OCTAL, (found) => {
    if (found === '\\\\') return found;
    const bytes = found.slice(1).split('\\');
    return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 8))).toString();
  });
}

/**
 * A PO file, with letters composed (NFC).
 *
 * @param source "" has no translation
 * @throws a ContentError when the file can't be read as PO
 */
export function readPo(file: string, source: string) {
  const text = decodeOctal(source).normalize();
  const table = parsed(file, text);
  const entries = entriesOf(table.translations);
  const known = new Map([
    ...entries.filter(translationIn).map((entry) => [looseKeyOf(entry), entry] as const),
    ...entries.map((entry) => [keyOf(entry), entry] as const),
  ]);
  // The parser does not keep where entries are.
  const places = Map.groupBy(text.matchAll(NAMED), ([named]) =>
    entriesOf(po.parse(`${named}\nmsgstr ""`).translations)
      .map(keyOf)
      .join(),
  );
  const lineAt = (place?: RegExpExecArray) => text.slice(0, place?.index ?? 0).split('\n').length;
  return {
    table,
    problems: [...places].flatMap(([key, [first, ...others]]) =>
      others.map((other): Problem => {
        const message = `"${key.split('\u0004')[1] ?? ''}" is here twice, first in line ${lineAt(first)}. Delete one of the two; the last one counts.`;
        return { file, line: lineAt(other), path: [], message };
      }),
    ),
    /** The translation of a text; empty if it has none or it is marked as fuzzy. */
    translationOf(named: Named): string {
      const entry = known.get(keyOf(named)) ?? known.get(looseKeyOf(named));
      return entry ? translationIn(entry) : '';
    },
    /** The line of the entry of a text, counted from 1. */
    lineOf: (named: Named) => lineAt(places.get(keyOf(named))?.[0]),
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
