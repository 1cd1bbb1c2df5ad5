/**
 * Syntax that other programs understand but this site would show as written. Names in braces and the
 * three marks of marks.ts are not part of it.
 */
const UNSUPPORTED: readonly { pattern: RegExp; what: string; fix: string; inEmail?: true }[] = [
  {
    pattern: /!?\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\]|:\s*http)/,
    what: 'a Markdown link',
    fix: "A text can't contain a link: write only the words",
    inEmail: true,
  },
  {
    pattern: /<\/?[a-z][^<>]*>|<!--/i,
    what: 'an HTML tag',
    fix: 'Delete it',
    inEmail: true,
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    what: 'an HTML code',
    fix: 'Type the character itself',
    inEmail: true,
  },
  { pattern: /\[\/\w+\]/, what: 'a tag in brackets', fix: 'Delete it', inEmail: true },
  {
    pattern: /\$\{/,
    what: 'a dollar sign before a token',
    fix: 'Delete it',
    inEmail: true,
  },
  { pattern: /^#{1,6}\s/m, what: 'a Markdown heading', fix: 'Delete the # at its start' },
  {
    pattern: /^\s*[-*+•]\s/m,
    what: 'a Markdown list',
    fix: 'Write a sentence, or an entry of its own for each point',
  },
  { pattern: /^>\s?/m, what: 'a Markdown quotation', fix: 'Delete the > at its start' },
  {
    pattern: /(?<![\w/.@{])_{1,3}[^\s_](?:[^_]*[^\s_])?_{1,3}(?![\w/.@}])/,
    what: 'underscores around words',
    fix: 'Write *one star* around them',
  },
  { pattern: /~~/, what: 'a line through words (~~)', fix: 'Delete it' },
  { pattern: /\*{3,}/, what: 'three stars', fix: 'Write two for strong text, one for slanted' },
  { pattern: /``/, what: 'two backticks', fix: 'Write one on each side of a name' },
  {
    pattern: /\\[\\*_`#[\](){}>~-]/,
    what: 'a backslash before a character',
    fix: 'Delete the backslash',
  },
  {
    pattern: /^\s*(?:-{3,}|={3,}|\|.*\|)/m,
    what: 'a Markdown line or table',
    fix: 'Delete it',
  },
];

/** What a text contains that would be shown as written, or undefined. */
export function unsupported(text: string, isEmail: boolean): string | undefined {
  const found = UNSUPPORTED.find(
    ({ pattern, inEmail }) => (!isEmail || inEmail) && pattern.test(text),
  );
  return found && `has ${found.what}, which would be shown as written. ${found.fix}.`;
}
