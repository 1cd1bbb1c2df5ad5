/**
 * How much each kind of place holds on a screen 360 px wide. `word` is the longest unbreakable run
 * that fits on a line there; `limit` counts all characters.
 */
export type Place = { limit: number; word: number };

/** A line that may wrap: a label, a hint, a button. */
export const LINE: Place = { limit: 200, word: 30 };
/** Running text. */
export const PARAGRAPH: Place = { limit: 1200, word: 32 };
/** An email: it is read in an email app, which wraps it. */
export const EMAIL_TEXT: Place = { limit: 2000, word: 80 };
/** The words of a picture, read out. */
export const SPOKEN: Place = { limit: 600, word: 60 };
/** The large heading of a page. */
export const PAGE_HEADING: Place = { limit: 80, word: 18 };
/** A heading, or the title of a card. */
export const HEADING: Place = { limit: 90, word: 22 };
/** A sentence in large type. */
export const STATEMENT: Place = { limit: 200, word: 22 };
/** The title of a course: on its card, in a table, and in the subject of an email. */
export const COURSE_TITLE: Place = { limit: 60, word: 20 };
/** Capitals in a typewriter face: the stamp of a level, the label of a fact. */
export const LABEL: Place = { limit: 40, word: 24 };
/** A fact in large type. */
export const FACT: Place = { limit: 60, word: 18 };
/** A link of the menu: six are beside the brand at 832 px. */
export const MENU_ITEM: Place = { limit: 16, word: 16 };
/** A button or a link. */
export const BUTTON: Place = { limit: 40, word: 24 };
/** The stamp on Home, whose first space is its one break. */
export const STAMP: Place = { limit: 28, word: 18 };
/** The name beside a bar, or a cell of a table. */
export const CELL: Place = { limit: 30, word: 20 };
/** The name of the business: two lines in the header. */
export const BRAND: Place = { limit: 36, word: 18 };
/** What a search engine shows. */
export const RESULT_TITLE: Place = { limit: 60, word: 60 };
export const RESULT_DESCRIPTION: Place = { limit: 155, word: 155 };

/** Scripts whose lines break between any two letters. */
const BREAKS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Where else browsers break a line. A token counts as a word of its own. */
const BREAK = new RegExp(
  `(?:[^\\S\\u00a0\\u202f]|[-‐–—/?&=@.…]|[\`*{}]|${BREAKS_ANYWHERE.source})+`,
  'u',
);

/** The longest piece of a text that a browser keeps on one line. */
export function longestWord(text: string): string {
  return text.split(BREAK).reduce((one, other) => (other.length > one.length ? other : one), '');
}
