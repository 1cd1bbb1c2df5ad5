/** Reads PO files, the format of gettext and of every translator's tool. */
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { ContentError } from '#content/problems/problem.ts';

type MessageId = Pick<GetTextTranslation, 'msgctxt' | 'msgid'>;

/** Between context and text is a sign that no text has, as in gettext's own files. */
export const keyOf = ({ msgctxt = '', msgid }: MessageId) => `${msgctxt}\u0004${msgid}`;

/** Spaces and punctuation, except inside a number such as 4.9. */
const PUNCTUATION = /(?<!\d)[\s.,:;!?¿¡…'"’‘“”‐–—-]+|[\s.,:;!?¿¡…'"’‘“”‐–—-]+(?!\d)/g;

/** A key that ignores case, spaces and punctuation. */
export function looseKeyOf(id: MessageId): string {
  return keyOf({ ...id, msgid: id.msgid.toLowerCase().replace(PUNCTUATION, '') });
}

/** The entries of a table, without the header. */
export function entriesOf(table: GetTextTranslations['translations'] = {}): GetTextTranslation[] {
  const entries = Object.values(table).flatMap((inContext) => Object.values(inContext));
  return entries.filter(({ msgid }) => msgid !== '');
}

function translationIn({ msgstr, comments }: GetTextTranslation): string {
  const isFuzzy = comments?.flag?.split(/,\s*/).includes('fuzzy');
  return isFuzzy ? '' : (msgstr[0]?.trim() ?? '');
}

/** Shorter texts, such as names, are often the same in two languages. */
const COPY_MIN_WORDS = 4;

/**
 * Whether a text stands for its own translation, as translation platforms export what nobody has
 * translated. A translator's comment "same" says that it is meant.
 */
function isCopy({ msgid, msgstr, comments }: GetTextTranslation): boolean {
  const isMeant = /\bsame\b/i.test(comments?.translator ?? '');
  const words = msgid.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
  return msgstr[0] === msgid && words.length >= COPY_MIN_WORDS && !isMeant;
}

/**
 * A PO file, with letters composed (NFC).
 *
 * @param source its text, which may be empty
 * @param hasCopies whether a text may be its own translation: in a variant of the source language
 * @throws a ContentError when the file can't be read as PO
 */
export function readPo(file: string, source: string, hasCopies = false) {
  const text = source.normalize();
  const table = parsePo(file, text);
  const entries = entriesOf(table.translations);
  const known = new Map([
    ...entries.filter(translationIn).map((entry) => [looseKeyOf(entry), entry] as const),
    ...entries.map((entry) => [keyOf(entry), entry] as const),
  ]);
  const rows = text.split('\n');
  return {
    table,
    /** The translation of a text; empty if it has none, it is marked as fuzzy, or it is a copy. */
    translationOf(id: MessageId): string {
      const entry = known.get(keyOf(id)) ?? known.get(looseKeyOf(id));
      return entry && (hasCopies || !isCopy(entry)) ? translationIn(entry) : '';
    },
    /** The line of the entry of a text, counted from 1: the parser does not keep it. */
    lineOf(reference: string): number {
      const isAt = (row: string) => row.startsWith('#:') && row.split(/\s+/).includes(reference);
      return Math.max(0, rows.findIndex(isAt)) + 1;
    },
  };
}

function parsePo(file: string, text: string) {
  try {
    return po.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    throw new ContentError([{ file, line, path: [], message: error.message }]);
  }
}
