import { expect, test } from 'vitest';
import { mistakesIn, SOUND, withEdit } from '../../tests/support/content/content-mistakes.ts';
import { parseContent } from './parse.ts';
import { readSources } from './read/sources.ts';

test('the delivered content has no mistake', () => {
  expect(mistakesIn(readSources())).toEqual([]);
});

test.each([
  'https://rates.codepassage.example',
  'https://rates.codepassage.example:8443/usd.json?coins=all',
  'http://localhost:4453/rates.json',
  'http://127.0.0.1/',
])('%s may be the address for rates', (url) => {
  const rates = `defaultCoin: BTC\nrates:\n  url: ${url}`;
  expect(mistakesIn(withEdit('content/site.yaml', 'defaultCoin: BTC', rates))).toEqual([]);
});

test('the owner reads about a headline of more students than the courses have', () => {
  const { courses } = parseContent(SOUND);
  const sum = courses.reduce(
    (total, { students }) => total + Number(students.replace(/\D/g, '')),
    0,
  );
  const sources = withEdit('content/site.yaml', '15,000+', '99,000+');
  expect(mistakesIn(sources)).toEqual([
    `content/site.yaml:18  claims › students › value: "99,000+" is more than the students of all courses together, ${sum.toLocaleString('en-US')}. Lower it, or correct the courses.`,
  ]);
});

test('the owner reads about every mistake at once, in the order of files and lines', () => {
  const site = withEdit('content/site.yaml', 'defaultCoin: BTC', 'defaultCoin: XRP');
  const about = withEdit('content/en/about.yaml', 'heading: Our Story', 'heading:');
  const both = { ...site, 'content/en/about.yaml': about['content/en/about.yaml'] ?? '' };
  expect(mistakesIn(both).map((line) => line.split(/[: ]/)[0])).toEqual([
    'content/site.yaml',
    'content/en/about.yaml',
  ]);
  expect(() => parseContent(both)).toThrow('The content has 2 mistakes.');
});

test('the owner reads about a missing file and one with a wrong name', () => {
  const { 'content/en/home.yaml': home = '', ...rest } = SOUND;
  expect(mistakesIn({ ...rest, 'content/en/hom.yaml': home })).toEqual([
    'content/en/home.yaml: This file is missing. Put it back under this name.',
    'content/en/hom.yaml: No page reads this file. Did you mean content/en/home.yaml?',
  ]);
});

test('the owner reads about an empty file', () => {
  expect(mistakesIn({ ...SOUND, 'content/en/about.yaml': '# nothing\n' })).toEqual([
    'content/en/about.yaml:1: This file is empty. Put its keys back.',
  ]);
});

test('a mistake in a fact causes no second mistake in the texts that name it', () => {
  const sources = withEdit('content/site.yaml', 'brand: CodePassage', 'brand:');
  expect(mistakesIn(sources)).toEqual(['content/site.yaml:1  brand: is empty. Write its text.']);
});

test('a link may lead to a course, and may fill in the fields of a form', () => {
  for (const href of ['/tutoring#backend-engineering', '/payments#service=visa-transfer']) {
    const sources = withEdit('content/en/home.yaml', 'href: /contact', `href: ${href}`);
    expect(mistakesIn(sources)).toEqual([]);
  }
});

test('a missing switch is off, like one with an empty value', () => {
  const off = parseContent(SOUND).site;
  const { 'content/site.yaml': site = '' } = SOUND;
  const leftOut = site.replace(/^ *(?:liveChat|privacy|terms|name|address|registration):\n/gm, '');
  expect(leftOut).not.toBe(site);
  const entity = 'entity: {}';
  const sources = { ...SOUND, 'content/site.yaml': leftOut.replace('entity:', entity) };
  expect(parseContent(sources).site).toEqual(off);
  expect(off.liveChat).toBeUndefined();
});
