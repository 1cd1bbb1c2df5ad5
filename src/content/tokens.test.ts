import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { treatments } from './fields.ts';
import { loadContent } from './load.ts';
import { siteSchema, wordsSchemas } from './schema.ts';
import { makeTokens, TOKEN_NAMES } from './tokens.ts';

const { site, shared } = loadContent();

function tokensFor(courses: { shortTitle: string; weeks: number }[], coins = site.coins) {
  const counts = { areas: 8, services: 8, reasons: 4, checks: 6 };
  const promises = { ...site.promises, confirmMinutes: { from: 10, to: 30 } };
  return makeTokens({
    site: { ...site, promises, coins },
    phrases: shared.phrases,
    courses,
    counts,
  });
}

test('the number and the lengths of the courses follow from the courses', () => {
  const tokens = tokensFor([
    { shortTitle: 'Mobile', weeks: 10 },
    { shortTitle: 'System Design', weeks: 6 },
    { shortTitle: 'DevOps', weeks: 8 },
  ]);
  expect(tokens.courseCount).toBe('Three');
  expect(tokens.courseCountLower).toBe('three');
  expect(tokens.shortest).toBe('6');
  expect(tokens.longest).toBe('10');
  expect(tokens.courseLengths).toBe('System Design 6 weeks, DevOps 8, Mobile 10');
});

test('more courses than there are words for are counted in digits', () => {
  const courses = Array.from({ length: 13 }, (_, i) => ({ shortTitle: `C${i}`, weeks: 6 }));
  expect(tokensFor(courses).courseCount).toBe('13');
});

test('a list of one or two coins reads as a sentence would say it', () => {
  const [first, second] = [
    { code: 'BTC', name: 'Bitcoin' },
    { code: 'ETH', name: 'Ethereum' },
  ];
  expect(tokensFor([], [first]).coinList).toBe('Bitcoin (`BTC`)');
  expect(tokensFor([], [first, second]).coinListAnd).toBe('Bitcoin (`BTC`) and Ethereum (`ETH`)');
});

test('the times promised are written from their numbers', () => {
  const { confirmTime, confirmFrom, confirmTo } = tokensFor([]);
  expect([confirmTime, confirmFrom, confirmTo]).toEqual(['10-30 minutes', '10', '30']);
});

type Leaf = { path: string; schema: z.ZodType };

function leaves(schema: z.ZodType, path: string): Leaf[] {
  const inside: unknown[][] =
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape)
      : schema instanceof z.ZodArray
        ? [['[]', schema.element]]
        : [];
  const below = inside.flatMap(([key, field]) =>
    field instanceof z.ZodType ? leaves(field, `${path}.${String(key)}`) : [],
  );
  return [{ path, schema }, ...below];
}

const fields = Object.entries({ 'site.yaml': siteSchema, ...wordsSchemas }).flatMap(
  ([name, schema]) => leaves(schema, name),
);

test('a name that the page fills in is never also a token', () => {
  const names = fields.flatMap(({ schema }) => treatments.get(schema)?.fill ?? []);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => TOKEN_NAMES.some((token) => token === name))).toEqual([]);
});

test('every field tells its owner what it is for', () => {
  const silent = fields
    .filter(({ path, schema }) => !path.endsWith('.[]') && schema.description === undefined)
    .map(({ path }) => path);
  expect(silent).toEqual([]);
});
