/**
 * Ways of writing that other programs know and this site shows as they are written. Names in braces
 * and the three marks of marks.ts are no part of it.
 */
const UNSUPPORTED: readonly { pattern: RegExp; what: string; mend: string; inEmail?: true }[] = [
  {
    pattern: /!?\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\]|:\s*http)/,
    what: 'a link of Markdown',
    mend: 'A text can have no link: write the words alone',
    inEmail: true,
  },
  {
    pattern: /<\/?[a-z][^<>]*>|<!--/i,
    what: 'a tag of HTML',
    mend: 'Delete it',
    inEmail: true,
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    what: 'a code of HTML',
    mend: 'Type the character itself',
    inEmail: true,
  },
  { pattern: /^#{1,6}\s/m, what: 'a heading of Markdown', mend: 'Delete the # at its start' },
  {
    pattern: /^\s*[-*+•]\s/m,
    what: 'a list of Markdown',
    mend: 'Write a sentence, or an entry of its own for each point',
  },
  { pattern: /^>\s?/m, what: 'a quotation of Markdown', mend: 'Delete the > at its start' },
  {
    pattern: /(?<![\w/.@{])_{1,3}[^\s_](?:[^_]*[^\s_])?_{1,3}(?![\w/.@}])/,
    what: 'underscores around words',
    mend: 'Write *one star* around them',
  },
  { pattern: /~~/, what: 'a line through words (~~)', mend: 'Delete it' },
  { pattern: /\*{3,}/, what: 'three stars', mend: 'Write two for strong text, one for slanted' },
  { pattern: /``/, what: 'two backticks', mend: 'Write one on each side of a name' },
  {
    pattern: /\\[\\*_`#[\](){}>~-]/,
    what: 'a backslash before a sign',
    mend: 'Delete the backslash',
  },
  {
    pattern: /^\s*(?:-{3,}|={3,}|\|.*\|)/m,
    what: 'a line or table of Markdown',
    mend: 'Delete it',
  },
];

/** What a text has that would be shown as it is written, or undefined. */
export function unsupported(text: string, isEmail: boolean): string | undefined {
  const found = UNSUPPORTED.find(
    ({ pattern, inEmail }) => (!isEmail || inEmail) && pattern.test(text),
  );
  return found && `has ${found.what}, which would be shown as it is written. ${found.mend}.`;
}
