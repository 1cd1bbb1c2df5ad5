import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { treatments } from '#content/schemas/fields/text.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS } from '#content/schemas/files.ts';
import { fieldAt } from '#content/schemas/visit.ts';
import { specificationContent } from '../../../tests/support/content/specification.ts';
import { makeTokens, TOKEN_NAMES } from './tokens.ts';

const { site, shared, language } = specificationContent();

function tokensFor(courses: { weeks: number }[], coins = site.coins, locale = language) {
  const counts = { areas: 8, services: 8, reasons: 4, checks: 6 };
  const promises = { ...site.promises, confirmMinutes: { from: 10, to: 30 } };
  return makeTokens({
    site: { ...site, promises, coins },
    phrases: shared.phrases,
    language: locale,
    courses: courses.map((course, index) => ({ title: `Course ${index + 1}`, ...course })),
    counts,
  });
}

test('the number and lengths of the courses come from the courses', () => {
  const tokens = tokensFor([{ weeks: 10 }, { weeks: 6 }, { weeks: 8 }]);
  expect(tokens.CourseCount).toBe('Three');
  expect(tokens.courses).toBe('three courses');
  expect(tokens.Courses).toBe('Three courses');
  expect(tokens.weekRange).toBe('6 to 10 weeks');
});

test('one course, or courses of one length, have no range of weeks', () => {
  const one = tokensFor([{ weeks: 1 }]);
  expect([one.courses, one.TheCourses, one.weekRange]).toEqual([
    'one course',
    'The course',
    '1 week',
  ]);
  const equal = [{ weeks: 12 }, { weeks: 12 }];
  expect(tokensFor(equal).weekRange).toBe('12 weeks');
});

test('more courses than there are words for are counted in digits', () => {
  const courses = Array.from({ length: 13 }, () => ({ weeks: 6 }));
  expect(tokensFor(courses).Courses).toBe('13 courses');
});

test('a list of one or two coins reads like a sentence', () => {
  const [first, second] = [
    { code: 'BTC', name: 'Bitcoin' },
    { code: 'ETH', name: 'Ethereum' },
  ];
  expect(tokensFor([], [first]).coinList).toBe('Bitcoin (`BTC`)');
  expect(tokensFor([], [first, second]).coinListAnd).toBe('Bitcoin (`BTC`) and Ethereum (`ETH`)');
});

test('a list in Chinese has a space between its characters and Latin letters', () => {
  const coins = ['BTC', 'ETH', 'BNB'].map((code) => ({ code, name: code }));
  expect(tokensFor([], coins, 'zh').coinCodesOr).toBe('`BTC`、`ETH` 或 `BNB`');
});

test('promised times are put into words from their numbers', () => {
  const { confirmTime, confirmRange } = tokensFor([]);
  expect([confirmTime, confirmRange]).toEqual(['10-30 minutes', '10 to 30 minutes']);
});

type Leaf = { path: string; schema: z.ZodType };

function leaves(schema: z.ZodType, path: string): Leaf[] {
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [0];
  const below = keys.flatMap((key) => {
    const field = fieldAt(schema, key);
    return field === undefined ? [] : leaves(field.schema, `${path}.${key}`);
  });
  return [{ path, schema }, ...below];
}

const fields = CONTENT_NAMES.flatMap((name) => leaves(CONTENT_SCHEMAS[name], name));

test('a name that the page fills in is never also a token', () => {
  const names = fields.flatMap(({ schema }) => {
    const { fill = [], mayFill = [] } = treatments.get(schema) ?? {};
    return [...fill, ...mayFill];
  });
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => TOKEN_NAMES.some((token) => token === name))).toEqual([]);
});

test('every field says what it is for', () => {
  const silent = fields
    .filter(({ path, schema }) => !path.endsWith('.0') && schema.description === undefined)
    .map(({ path }) => path);
  expect(silent).toEqual([]);
});
