/**
 * How much each kind of place holds. `word` is the longest unbreakable run that fits on a line, measured
 * with German letters in Chromium, 360 px wide, in the narrowest place of the kind; `limit` counts all
 * characters. tests/owner/limits.spec.ts fills each place to its limit.
 */
export const PLACES = {
  /** A line that may wrap: a label, a hint, a button. */
  line: { limit: 200, word: 30 },
  /** Running text; beside the large first letter of the story fewest letters fit. */
  paragraph: { limit: 1200, word: 24 },
  /** An email: it is read in an email app, which wraps it. */
  email: { limit: 2000, word: 80 },
  /** The words of a picture, read out. */
  spoken: { limit: 600, word: 60 },
  /** The large heading of a page or of its last part. */
  pageHeading: { limit: 80, word: 14 },
  /** A heading, or the title of a card. */
  heading: { limit: 90, word: 19 },
  /** A sentence in large or bold type. */
  statement: { limit: 200, word: 20 },
  /** The title of a course: on its card, in a table, and in the subject of an email. */
  courseTitle: { limit: 60, word: 20 },
  /** Capitals in a typewriter face: the stamp of a level, the label of a fact. */
  label: { limit: 40, word: 22 },
  /** At the end of a row, on one line. */
  rowEnd: { limit: 20, word: 20 },
  /** A fact in large type. */
  fact: { limit: 60, word: 18 },
  /** What a figure of the business counts. */
  figureNote: { limit: 120, word: 14 },
  /** A rating, beside two other facts of a course. */
  rating: { limit: 14, word: 8 },
  /** A link of the menu: six are beside the brand at 832 px. */
  menuItem: { limit: 16, word: 16 },
  /** A button or a link. */
  button: { limit: 40, word: 24 },
  /** A stamp; on Home it is as wide as the picture. */
  stamp: { limit: 28, word: 10 },
  /** A link of the footer, in half the width of a phone, or the heading of a column. */
  column: { limit: 30, word: 16 },
  /** One of three names side by side. */
  part: { limit: 24, word: 9 },
  /** The name of the business: two lines in the header, and a word of it in About's heading. */
  brand: { limit: 36, word: 14 },
  /** What a search engine shows. */
  resultTitle: { limit: 60, word: 60 },
  resultDescription: { limit: 155, word: 155 },
} as const;

export type Place = { limit: number; word: number };

/** Why a finished text does not fit its place; or undefined. */
export function placeMistake(text: string, { limit, word }: Place): string | undefined {
  const tooLong = `has ${text.length} characters, and at most ${limit} are allowed. Shorten it.`;
  if (text.length > limit) return tooLong;
  const longest = longestWord(text);
  const message = `has a word of ${longest.length} letters, "${longest.slice(0, word)}…", and a phone shows at most ${word} on a line here. Split it with a hyphen or a space.`;
  return longest.length > word ? message : undefined;
}

/** Where browsers break a line; some scripts break between any two letters. */
const BREAK =
  /(?:[^\S\u00a0\u202f]|[-‐–—/?&=@.…`*{}、，。；：]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])+/u;

/** The longest piece of a text that stays on one line. Signs on a letter, as in Hindi, take no room. */
function longestWord(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .split(BREAK)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
}
