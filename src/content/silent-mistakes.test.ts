import { describe, expect, test } from 'vitest';
import { mistakesIn, SOUND, withEdit } from '../../tests/support/content/content-mistakes.ts';
import { parseContent } from './parse.ts';

const HOME = 'content/en/home.yaml';
const COURSES = 'content/en/courses.yaml';
const SITE = 'content/site.yaml';
const ABOUT = 'content/en/about.yaml';

/** Mistakes that would be published silently, each with a part of what the owner reads. */
const mistakes: [string, string, string, string, string][] = [
  ['a lost character', ABOUT, 'Our Story', 'Our St\ufffdry', 'Save it as UTF-8'],
  ['a NUL', ABOUT, 'Our Story', 'Our St\0ry', 'NUL'],
  ['a zero-width space', ABOUT, 'Our Story', 'Our St\u200bory', 'U+200B'],
  ['a direction override', ABOUT, 'Our Story', 'Our \u202eStory', 'U+202E'],
  ['half a character, escaped', ABOUT, 'Our Story', '"Our \\uD83D Story"', 'U+D83D'],
  [
    'a quote not closed above others',
    HOME,
    '{weekRange}"',
    '{weekRange}',
    'A quote is opened here',
  ],
  ['a hexadecimal number', COURSES, 'weeks: 14', 'weeks: 0x10', 'is read as 16'],
  ['a number in quotes', COURSES, 'weeks: 14', 'weeks: "14"', 'Remove them: 14'],
  ['a Markdown link', HOME, 'Pay in {coinList}.', '"[Pay](/payments)"', 'a Markdown link'],
  ['an HTML tag', HOME, 'Pay in {coinList}.', 'Pay <b>now</b>', 'an HTML tag'],
  ['stars in a heading', ABOUT, 'Our Story', '"**Our Story**"', "can't be marked"],
  ['a heading of two paragraphs', ABOUT, 'Our Story', '"Our\\n\\nStory"', 'an empty line'],
  [
    'a brand made from its own token',
    SITE,
    'CodePassage',
    '"{brand} Ltd"',
    "{brand} can't be used here",
  ],
  ['a coin that is not accepted', HOME, '{coinList}.', '{coinList} or XRP.', 'names XRP'],
  ['a brand of one long word', SITE, 'CodePassage', 'A'.repeat(19), 'a word of 19 letters'],
  [
    'a level of a megabyte',
    COURSES,
    'level: Advanced',
    `level: ${'ab '.repeat(4e5)}`,
    'at most 40',
  ],
  [
    'a slug that is an id of the page',
    COURSES,
    'slug: backend-engineering',
    'slug: rosette',
    'another part of the page',
  ],
  [
    'a title in another case',
    COURSES,
    'title: Backend Engineering',
    'title: MOBILE app development',
    'looks like',
  ],
  [
    'a title in Cyrillic letters',
    COURSES,
    'title: Backend Engineering',
    'title: Моbіle App Development',
    'looks like',
  ],
  ['an email with dots', SITE, 'info@codepassage', 'in..fo@codepassage', 'not an email address'],
  [
    'an email with a percent sign',
    SITE,
    'info@codepassage',
    'a%b@codepassage',
    'not an email address',
  ],
  [
    'an address in capitals',
    SITE,
    'https://codepassage',
    'https://CodePassage',
    'Write https://codepassage.example',
  ],
  [
    'an address with umlauts',
    SITE,
    'https://codepassage',
    'https://pässe',
    'Write https://xn--psse-loa.example',
  ],
  [
    'an address with a semicolon',
    SITE,
    'https://codepassage',
    'https://code;passage',
    'cannot exist',
  ],
  [
    'a chat on this website',
    SITE,
    'liveChat:',
    'liveChat: https://codepassage.example/contact',
    'this website itself',
  ],
  ['line ends of an old kind', ABOUT, '\nh1:', '\rh1:', 'Save the file with line ends LF'],
  ['no tutors at all', SITE, '"50+"', '"0"', 'is not a number of tutors'],
  ['an amount of dots', SITE, '"$5M+"', '"$5.,.M"', 'is not an amount'],
  ['an amount beyond its place', SITE, '"$5M+"', `"$${'1'.repeat(40)}"`, 'is not an amount'],
  ['nobody satisfied', SITE, '"95%"', '"0%"', 'is not a percentage'],
  ['a price beyond its place', COURSES, 'price: "$549"\n', 'price: "$9999999"\n', 'is not a price'],
  ['a slug of a page', COURSES, 'slug: backend-e', `slug: ${'b'.repeat(61)}-e`, 'at most 60'],
  ['a slug of a part', COURSES, 'slug: backend-engineering', 'slug: learning', 'another part'],
  ['a coin in small letters', HOME, '{coinList}.', '{coinList} or solana.', 'names solana'],
  ['a token of a program', HOME, '{coinList}.', `$${'{coinList}'}.`, 'a dollar sign'],
  ['a tag of a forum', HOME, 'Pay in {coinList}.', '"[b]Pay[/b]"', 'a tag in brackets'],
  ['a backtick in a title', ABOUT, 'Our Story', '"`Our` Story"', "can't be marked"],
  [
    'a subject that is there twice',
    'content/en/contact.yaml',
    'value: website',
    'value: refund',
    'is already in entry 4',
  ],
  [
    'a link with an unknown coin',
    HOME,
    'href: /contact',
    'href: /payments#currency=DOGE',
    'would ignore',
  ],
  [
    'a link with an invalid amount',
    HOME,
    'href: /contact',
    'href: /payments#amount=1e3',
    'would ignore',
  ],
];

test.each(mistakes)('%s is reported on its line', (_what, file, from, to, message) => {
  const sources = withEdit(file, from, to);
  const before = (SOUND[file] ?? '').split('\n');
  const line =
    (sources[file] ?? '').split('\n').findIndex((each, index) => each !== before[index]) + 1;
  const [first = ''] = mistakesIn(sources);
  expect(first).toContain(message);
  expect(first).toMatch(new RegExp(`^${file}:${line}[: ]`));
});

test.each([
  ['content/en/home.yml', 'Rename it to home.yaml.'],
  ['content/en/about.yaml.txt', 'Rename it to about.yaml.'],
  ['content/en/blog.yaml', 'Delete it.'],
  ['content/en/old/home.yaml', 'Did you mean content/en/home.yaml?'],
  ['content/english/home.yaml', '"english" is not a language.'],
])('the file %s is always reported', (file, fix) => {
  expect(mistakesIn({ ...SOUND, [file]: '' })).toEqual([expect.stringContaining(fix)]);
});

test('scripts that need joiners and direction marks may have them', () => {
  const hindi = withEdit(ABOUT, 'Our Story', 'क्\u200dष');
  expect(mistakesIn(hindi)).toEqual([]);
});

describe('the legal pages', () => {
  const PRIVACY = 'content/en/privacy.yaml';
  const words = `meta:
  title: Privacy | {brand}
  description: What {brand} does with what you write to us by email, and what this website leaves alone.
h1: Privacy Policy
intro: In force since May.
sections:
  - heading: What we keep
    paragraphs:
      - Only your emails.
`;

  test('exist with their file, and the footer leads to them', () => {
    const { site, privacy, terms } = parseContent({ ...SOUND, [PRIVACY]: words });
    expect(privacy?.h1).toBe('Privacy Policy');
    expect(site.legal.privacy).toBe('/privacy');
    expect([terms, site.legal.terms]).toEqual([undefined, undefined]);
  });

  test('can be linked to only while they exist', () => {
    const linked = withEdit(HOME, 'href: /contact', 'href: /privacy');
    expect(mistakesIn(linked)[0]).toContain('There is no page "/privacy"');
    expect(mistakesIn({ ...linked, [PRIVACY]: words })).toEqual([]);
  });

  test('have something under each heading', () => {
    const bare = words.replace(/ {4}paragraphs[\s\S]*/, '');
    expect(mistakesIn({ ...SOUND, [PRIVACY]: bare })[0]).toContain('has only a heading');
  });

  test('have one address', () => {
    const elsewhere = withEdit(SITE, 'privacy:', 'privacy: https://law.example/p');
    expect(mistakesIn(elsewhere)).toEqual([]);
    expect(mistakesIn({ ...elsewhere, [PRIVACY]: words })[0]).toContain('leads elsewhere');
  });

  test('on the site’s own domain are pages of this website', () => {
    const own = withEdit(SITE, 'privacy:', 'privacy: https://codepassage.example/about');
    expect(parseContent(own).site.legal.privacy).toBe('/about');
  });
});
