/** What an owner reads about a mistake. */
import { expect, test } from 'vitest';
import { contentProblems } from './parse.ts';
import { writeProblem } from './problems/problem.ts';
import { readSources } from './read/sources.ts';

const sources = readSources();

/** file | the first match of a pattern | what it becomes | part of the message, at the changed line */
const MISTAKES = String.raw`
home | ^h1: | h1  | neither "key: text"
home | ^h1: | h1:\nh1:  | This key is here twice
home | ^  title: | \ttitle: | A tab is at the start
home | ^  secondary: |    secondary: | one space too early or too late
home | ^  description: | description: | begins at another column
home | ^  heading: .* |   heading: One: two | in double quotes
home | ^  heading: .* |   heading: "One | opened here and not closed
home | ^  heading: .* |   heading: "One" two | after the end of a value
home | ^  heading: .* |   heading: {brand} Ltd | after the end of a value
home | ^  heading: .* |   heading: {brand} | needs one text here
home | ^  heading: .* |   heading: *One* | A text begins with *
home | ^  heading: .* |   heading: One #1 two | lost: it begins a comment
home | ^  heading: .* |   heading: | is empty. Fill it in
home | ^  heading: .* |   heading: "  " | is empty. Write its text
home | ^  heading: .* |   heading: 2026 | read as a number. Put it in quotes
home | ^  heading: .* |   heading: On\u00ade | invisible character
home | ^  heading: .* |   heading: O\u202ene | invisible character
home | ^  heading: .* |   heading: One\ttwo | has a tab
home | ^  heading: .* |   heading: FÃ¼r one | Save the file as UTF-8
home | ^  heading: .* |   heading: “One” | is in quotes
home | ^  heading: .* |   heading: One “two | without its other half
home | ^  heading: .* |   heading: "**One** two" | can't be marked
home | ^  heading: .* |   heading: One <b>two</b> | HTML tag
home | ^  heading: .* |   heading: One [two](/about) | Markdown link
home | ^  heading: .* |   heading: One {brant} | Did you mean {brand}?
home | ^  heading: .* |   heading: One {brand | brace without its other half
home | ^  heading: .* |   heading: One [brand] | other signs around a token
home | ^  heading: .* |   heading: Verantwortungsbewusstsein | a phone shows at most
home | (?<=^  title: ).* | ${'word '.repeat(13)} | at most 60 are allowed
home | (?<=text: >-\n    \S.*\n)   |      | has a line break
home | (?<=text: >-\n    \S.*\n    ) | #  | has a #, as a comment has
home | ^  heading: |   haeding: | Did you mean "heading"?
home | (?<=href: )/contact | /contcat | Did you mean /contact?
home | (?<=href: )/contact | contact | Begin it with a slash
home | (?<=href: )/contact | /tutoring#kompare | Did you mean /tutoring#compare?
home | (?<=href: )/contact | /payments#currency=DOGE | names a currency that does not exist
home | (?<=href: )/contact | /payments#coin=BTC | has no field "coin"
courses | (?<=weeks: )\d+ | 0 | not a whole number from 1 to 104
courses | (?<=weeks: )\d+ | "12" | no quotes
courses | (?<=weeks: )\d+ | 0x10 | is read as 16
courses | (?<=rating:\n +value: ).* | 5.1 | from 0 to 5
courses | (?<=rating:\n +value: ).* | 4,8 | Write its digits alone
courses | (?<=students:\n +value: ).* | 2.450 | is read as 2.45
courses | (?<=price: ).* | $499 | Write its digits alone
courses | (?<=topics:\n +- .*\n +)- .* | Text | lacks its hyphen
courses | ^      - React$ |         React | part of the text above
payments | (?<=check: )6 | 7 | There is no check 7: the last is 6
payments | (?<=- value: ).* | "" | not a name for links
contact | (?<=^replyBy: .*\{tim)e | a | Did you mean {time}?
mail | (?<=subject: ").*(?=\{courseTitle)[^"]* | One | lacks {courseTitle}
shared | (?<=links:\n +- ).* | /tutor | not a page of the menu
site | (?<=^email: ).* | info@codepassage | not an email address
site | (?<=^url: ).* | http://one.example | Begin it with https://
site | (?<=^defaultCoin: ).* | XRP | not one of the coins above
site | (?<=^languages:\n(?:  .*\n)+)(?=\n) |   - code: xx\n | There is no folder content/xx
site | (?<=^comparePrices: ).* | yes | neither true nor false
site | (?<=students:\n +value: ).* | 99000000 | more than the students of all courses
site | (?<=    to: ).* | 1 | is not more than "from"
site | (?<=^ +confirmed:).* |  2026-02-30 | is not a date
site | (?<=^liveChat:) |  https://CHAT.example | not an address on the web
`;

const rows = MISTAKES.trim()
  .split('\n')
  .map((row) => row.split(' | '));

/** `\n` and `\u00ad` in a cell of the table. */
function unescaped(cell: string): string {
  return cell.replace(/\\(?:n|t|u[\da-f]{4})/g, (code) => JSON.parse(`"${code}"`));
}

test.each(rows)('%s: %s becomes %s', (name = '', pattern = '', to = '', message = '') => {
  const file = name === 'site' ? 'content/site.yaml' : `content/en/${name}.yaml`;
  const before = sources[file] ?? '';
  const after = before.replace(new RegExp(pattern, 'm'), () => unescaped(to));
  expect(after).not.toBe(before);
  const [one, other] = [before.split('\n'), after.split('\n')];
  const line = other.findIndex((text, index) => text !== one[index]) + 1;
  const [first] = contentProblems({ ...sources, [file]: after }, 'en');
  expect(first && writeProblem(first)).toMatch(new RegExp(`^${file}:${line}[: ]`));
  expect(first?.message).toContain(message);
});

const { 'content/en/home.yaml': home = '', ...others } = sources;
const read = (changed: Record<string, string>) => contentProblems(changed, 'en').map(writeProblem);

test('the content has no mistake', () => expect(read(sources)).toEqual([]));

test.each([
  ['content/en/hom.yaml', 'Did you mean content/en/home.yaml?'],
  ['content/en/home.yml', 'Did you mean content/en/home.yaml?'],
  ['content/home.yaml', 'Did you mean content/en/home.yaml?'],
])('a file with a wrong name is reported, and the one that is missing: %s', (file, message) => {
  expect(read({ ...others, [file]: home })).toEqual([
    'content/en/home.yaml: This file is missing. Put it back under this name.',
    expect.stringContaining(message),
  ]);
});

test('each check is on a line of the specimen', () => {
  const file = 'content/en/payments.yaml';
  const loose = sources[file]?.replace('check: 6', 'check:') ?? '';
  expect(read({ ...sources, [file]: loose })).toEqual([expect.stringContaining('"check: 6"')]);
});

test('mistakes of several files are reported at once, in their order', () => {
  const broken = {
    'content/site.yaml': `${sources['content/site.yaml']}\none: two\n`,
    'content/en/home.yaml': '# nothing\n',
  };
  const found = read({ ...sources, ...broken });
  expect(found[0]).toMatch(/^content\/site\.yaml:\d+ {2}one: "one" is not a key here/);
  expect(found[1]).toBe('content/en/home.yaml:1: This file is empty. Fill it in.');
});
