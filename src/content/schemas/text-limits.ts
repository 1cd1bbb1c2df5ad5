/**
 * The limits of texts, by where they are shown. `maxWordChars` is the longest unbreakable run that fits on
 * a line, measured with German letters in Chromium, 360 px wide, in the narrowest place of the kind;
 * `maxChars` counts all characters. tests/owner/limits.spec.ts fills every text up to its limit.
 */
export const TEXT_LIMITS = {
  /** Any other line that may wrap: a hint, a name for screen readers. */
  line: { maxChars: 200, maxWordChars: 30 },
  /** Running text. */
  paragraph: { maxChars: 1200, maxWordChars: 24 },
  /** An email: it is read in an email app, which wraps it. */
  email: { maxChars: 2000, maxWordChars: 80 },
  /** The alternative text of a picture. */
  imageText: { maxChars: 600, maxWordChars: 60 },
  /** The large heading of a page or of its last part. */
  pageHeading: { maxChars: 80, maxWordChars: 14 },
  /** A heading, or the title of a card. */
  heading: { maxChars: 90, maxWordChars: 19 },
  /** A sentence in large or bold type. */
  statement: { maxChars: 200, maxWordChars: 20 },
  /** The title of a course: on its card, in a table, and in the subject of an email. */
  courseTitle: { maxChars: 60, maxWordChars: 20 },
  /** Capitals in a typewriter face: the stamp of a level, the label of a fact. */
  label: { maxChars: 40, maxWordChars: 22 },
  /** At the end of a row, on one line. */
  rowEnd: { maxChars: 28, maxWordChars: 20 },
  /** A fact in large type. */
  largeFact: { maxChars: 60, maxWordChars: 18 },
  /** What a figure of the business counts. */
  figureNote: { maxChars: 120, maxWordChars: 14 },
  /** A rating, beside two other facts of a course. */
  rating: { maxChars: 14, maxWordChars: 8 },
  /** A link of the menu: six are beside the brand at 832 px. */
  menuItem: { maxChars: 16, maxWordChars: 16 },
  /** A button or a link. */
  button: { maxChars: 40, maxWordChars: 24 },
  /** A stamp; on Home it is as wide as the picture. */
  stamp: { maxChars: 44, maxWordChars: 10 },
  /** A link of the footer, in half the width of a phone, or the heading of a column. */
  column: { maxChars: 30, maxWordChars: 16 },
  /** One of three labels side by side. */
  courseFigureLabel: { maxChars: 24, maxWordChars: 9 },
  /** The name of the business: two lines in the header, and a word of it in About's heading. */
  brand: { maxChars: 36, maxWordChars: 14 },
  /** What a search engine shows. */
  resultTitle: { maxChars: 60, maxWordChars: 60 },
  resultDescription: { maxChars: 155, maxWordChars: 155 },
} as const;

export type TextLimit = { maxChars: number; maxWordChars: number };

/** Why a rendered text exceeds its limit; or undefined. */
export function limitMistake(text: string, { maxChars, maxWordChars }: TextLimit) {
  const tooLong = `has ${text.length} characters, and at most ${maxChars} are allowed. Shorten it.`;
  if (text.length > maxChars) return tooLong;
  const longest = longestWord(text);
  const message = `has a word of ${longest.length} letters, "${longest.slice(0, maxWordChars)}…", and a phone shows at most ${maxWordChars} on a line here. Split it with a hyphen or a space.`;
  return longest.length > maxWordChars ? message : undefined;
}

/** What ends a word: where browsers break a line, the @ that pages give a `<wbr>`, and markup. */
const BREAK_OPPORTUNITY =
  /(?:[^\S\u00a0\u202f]|[-‐–—/?&=@.…`*{}、，。；：]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])+/u;

/** The longest piece of a text that stays on one line. Combining marks, as in Hindi, take no room. */
function longestWord(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .split(BREAK_OPPORTUNITY)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
}
