/**
 * How much each kind of place holds. `word` is the longest unbreakable run that fits on a line, measured
 * with German letters in Chromium, 360 px wide, in the narrowest place of the kind; `limit` counts all
 * characters. tests/owner/limits.spec.ts fills each place to its limit.
 */
export type Place = { limit: number; word: number };

/** A line that may wrap: a label, a hint, a button. */
export const LINE: Place = { limit: 200, word: 30 };
/** Running text; beside the large first letter of the story fewest letters fit. */
export const PARAGRAPH: Place = { limit: 1200, word: 24 };
/** An email: it is read in an email app, which wraps it. */
export const EMAIL_TEXT: Place = { limit: 2000, word: 80 };
/** The words of a picture, read out. */
export const SPOKEN: Place = { limit: 600, word: 60 };
/** The large heading of a page or of its last part. */
export const PAGE_HEADING: Place = { limit: 80, word: 14 };
/** The number of the not-found page, in the largest type of all. */
export const NUMBER: Place = { limit: 3, word: 3 };
/** A heading, or the title of a card. */
export const HEADING: Place = { limit: 90, word: 19 };
/** A sentence in large or bold type. */
export const STATEMENT: Place = { limit: 200, word: 20 };
/** The title of a course: on its card, in a table, and in the subject of an email. */
export const COURSE_TITLE: Place = { limit: 60, word: 20 };
/** Capitals in a typewriter face: the stamp of a level, the label of a fact. */
export const LABEL: Place = { limit: 40, word: 22 };
/** A fact in large type. */
export const FACT: Place = { limit: 60, word: 18 };
/** The two on Home's document, beside its picture. */
export const DOCUMENT_LABEL: Place = { limit: 40, word: 16 };
export const DOCUMENT_FACT: Place = { limit: 60, word: 13 };
/** A figure of the business, the largest in half the width of a phone. */
export const FIGURE: Place = { limit: 30, word: 8 };
/** What such a figure counts. */
export const FIGURE_NOTE: Place = { limit: 120, word: 14 };
/** A rating, beside two other facts of a course. */
export const RATING: Place = { limit: 14, word: 8 };
/** A link of the menu: six are beside the brand at 832 px. */
export const MENU_ITEM: Place = { limit: 16, word: 16 };
/** A button or a link. */
export const BUTTON: Place = { limit: 40, word: 24 };
/** A stamp; on Home it is as wide as the picture. */
export const STAMP: Place = { limit: 28, word: 10 };
/** A link of the footer, in half the width of a phone, or the heading of a column. */
export const COLUMN: Place = { limit: 30, word: 16 };
/** The name beside a bar, or a cell of a table. */
export const CELL: Place = { limit: 30, word: 18 };
/** One of three names side by side. */
export const PART: Place = { limit: 24, word: 9 };
/** The name of the business: two lines in the header, and a word of it in About's heading. */
export const BRAND: Place = { limit: 36, word: 14 };
/** What a search engine shows. */
export const RESULT_TITLE: Place = { limit: 60, word: 60 };
export const RESULT_DESCRIPTION: Place = { limit: 155, word: 155 };

/** Scripts whose lines break between any two letters. */
const BREAKS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Where else browsers break a line. A token counts as a separate word. */
const BREAK = new RegExp(
  `(?:[^\\S\\u00a0\\u202f]|[-‐–—/?&=@.…]|[\`*{}]|${BREAKS_ANYWHERE.source})+`,
  'u',
);

/** Signs above, below or within a letter take no room of their own, as the vowels of Hindi. */
const MARKS = /\p{M}/gu;

/** The longest piece of a text that a browser keeps on one line, without marks. */
export function longestWord(text: string): string {
  return text
    .replace(MARKS, '')
    .split(BREAK)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
}
