import { expect, test } from 'vitest';
import { readSources, type Sources } from '#content/read/sources.ts';
import { contentIn, contentsOf } from '#content/site-content.ts';
import { confirmedOn, LANGUAGE_ENTRY } from '../tests/support/serve/site-copy.ts';
import { contentTodos, fileTodos, translationTodos, unansweredTodos } from './launch-check.ts';

const SITE = 'content/site.yaml';
const TODAY = '2026-11-30';
const NOON = new Date(`${TODAY}T12:00Z`);
const LEGAL = /^( {2}(?:privacy|terms)):.*$/gm;

const sources = readSources();
const others = contentsOf(sources)
  .slice(1)
  .map(({ language }) => language);

/** The content with an address of its own, and everything confirmed. */
const ready: Sources = Object.fromEntries(
  Object.entries(sources).map(([file, text]) => [file, confirmedOn(TODAY, text)]),
);

function edited(content: Sources, file: string, from: string | RegExp, to: string): Sources {
  expect(content[file]).toMatch(from);
  return { ...content, [file]: (content[file] ?? '').replace(from, to) };
}

const kindsOf = (content: Sources) => contentTodos(content, NOON).map(({ kind }) => kind);

test.each(['confirmed', 'source'])('each claim without "%s" is open', (key) => {
  const { site, courses } = contentIn(sources);
  const claims = [site.promises, site.claims, site.statements].flatMap(Object.keys);
  const empty = (text: string) => text.replaceAll(new RegExp(`^( +${key}):.*$`, 'gm'), '$1:');
  const open = Object.entries(ready).map(([file, text]) => [file, empty(text)]);
  const kinds = kindsOf(Object.fromEntries(open));
  // Each course has a rating, a price and a number of students.
  const count = claims.length + 3 * courses.length;
  expect(kinds.filter((kind) => kind === 'unconfirmed')).toHaveLength(count);
});

test.each([
  ['2025-11-28', true],
  ['2025-11-30', false],
  ['2036-11-30', true],
])('a claim confirmed on %s is open, at its line: %s', (day, isOpen) => {
  const confirmed = edited(ready, SITE, `confirmed: ${TODAY}`, `confirmed: ${day}`);
  const detail = expect.stringMatching(/^promises › \w+$/);
  const point = { kind: 'unconfirmed', file: SITE, line: expect.any(Number), detail };
  expect(contentTodos(confirmed, NOON)).toEqual(isOpen ? [point] : []);
});

test.each([
  'hello@example.com',
  'TODO: write',
  'Lorem ipsum',
  '//your-site.com',
  'http://localhost:80/',
])('a sample text is open: %s', (text) => {
  const file = 'content/about.yaml';
  const open = edited(ready, file, /(\n {2}heading:) .+/, `$1 "${text}"`);
  expect(kindsOf(open)).toEqual(['sample']);
});

test('a language with no reader is open, also with a date, the first never', () => {
  const dated = `$1\n    confirmed: ${TODAY}`;
  const open = contentTodos(edited(ready, SITE, LANGUAGE_ENTRY, dated), NOON);
  expect(open.map(({ detail }) => detail)).toEqual(others);
});

test('what is not translated, or changed after a reader confirmed it, may wait', () => {
  const file = `translations/${others[0]}.po`;
  const changed = edited(sources, 'content/home.yaml', /(\n {4}label:) .+/, '$1 Another');
  const points = translationTodos(changed).filter(({ kind }) => kind === 'translation');
  expect(points).toHaveLength(others.length);
  expect(points[0]).toMatchObject({ file, detail: expect.stringMatching(/^\d+ texts$/) });
  const date = /(?<="PO-Revision-Date: ).{10}/;
  const later = edited(ready, file, date, '2026-12-01');
  expect(translationTodos(later)).toContainEqual({ kind: 'staleReview', file });
  const sameDay = edited(ready, file, date, TODAY);
  expect(translationTodos(sameDay)).not.toContainEqual({ kind: 'staleReview', file });
});

test('a question without an answer may wait, and so may the fee and what the company has not said', () => {
  const { tutoring, payments } = contentIn(sources);
  const asked = [...tutoring.answers.items, ...payments.answers.items];
  // Whatever the owner has said of the company.
  const entity = /(?<=\n {2}entity:\n)(?: {4}.*\n)+/;
  const empty = (lines: string) => lines.replaceAll(/^( +\w+:).*/gm, '$1');
  const site = (sources[SITE] ?? '').replace(entity, empty);
  const silent = edited({ ...sources, [SITE]: site }, SITE, /^serviceFee:.*$/m, 'serviceFee:');
  const open = unansweredTodos(silent);
  expect(open.filter(({ kind }) => kind === 'question')).toHaveLength(asked.length);
  expect(open.at(-1)?.detail).toBe('name, registration, country, since, responsible');
  const answered = edited(silent, 'content/tutoring.yaml', /^( +answer:)$/m, '$1 Ours.');
  const named = edited(answered, SITE, /(entity:.*?\n +name:)/s, '$1 Passage Ltd');
  const priced = edited(named, SITE, /^serviceFee:$/m, 'serviceFee: 5%');
  const less = unansweredTodos(priced);
  expect(less).toHaveLength(open.length - 2);
  expect(less.at(-1)?.detail).toBe('registration, country, since, responsible');
});

test('headers and legal pages follow the content', () => {
  const pointsOf = (content: Sources) => Map.groupBy(fileTodos(content), ({ kind }) => kind);
  const files = Object.entries(edited(sources, SITE, LEGAL, '$1:'));
  const none = Object.fromEntries(files.filter(([file]) => !/(privacy|terms).yaml/.test(file)));
  const rates = edited(none, SITE, /\n(?:# )?rates:\n.*/, '\nrates:\n  url: http://localhost/');
  const points = pointsOf(rates);
  expect(points.get('header')).toHaveLength(4);
  expect(points.get('legal')).toHaveLength(2);
  const elsewhere = edited(rates, SITE, LEGAL, '$1: https://law.codepassage.com');
  expect(pointsOf(elsewhere).has('legal')).toBe(false);
});
