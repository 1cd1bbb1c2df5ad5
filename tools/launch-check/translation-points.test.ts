import { expect, test } from 'vitest';
import { writeProblem } from '#content/read/problem.ts';
import { pseudoLanguage } from '../../tests/support/content/pseudo-language.ts';
import { SPECIFICATION } from '../../tests/support/content/specification.ts';
import { confirmed, type Records, renewed } from '../translations/records.ts';
import { translatedTexts } from '../translations/texts.ts';
import { translationPoints } from './translation-points.ts';

const SITE = 'content/site.yaml';
const ENGLISH = 'content/en/home.yaml';
const SPANISH = 'content/es/home.yaml';

const published: Record<string, string> = {
  ...SPECIFICATION,
  ...pseudoLanguage(SPECIFICATION, 'es'),
  [SITE]: (SPECIFICATION[SITE] ?? '').replace('- code: en\n', '- code: en\n  - code: es\n'),
};
const records = confirmed(translatedTexts(published, 'es'));

function edited(file: string, from: string, to: string, sources = published) {
  const source = sources[file] ?? '';
  expect(source).toContain(from);
  return { ...sources, [file]: source.replace(from, to) };
}

function points(sources: Record<string, string>, known: Records = records): string[] {
  return translationPoints(sources, () => known).map(writeProblem);
}

const changed = edited(ENGLISH, 'label: Explore Courses', 'label: See Courses');

test('translations that were made from today’s English have no open point', () => {
  expect(points(published)).toEqual([]);
});

test('a text whose English has changed is open, with its key and what it says now', () => {
  expect(points(changed)).toEqual([
    `${SPANISH}  hero › primary › label: The first language now says "See Courses". Translate it again; if it still fits, run: npm run translations -- --confirm es`,
  ]);
});

test('remembering today’s texts does not take back that one is out of date', () => {
  expect(points(changed, renewed(translatedTexts(changed, 'es'), records))).toHaveLength(1);
});

test('a text that was translated again is to be remembered, and then nothing is open', () => {
  const touched = edited(SPANISH, 'label: Expló', 'label: Vér ', changed);
  expect(points(touched)).toEqual([
    'translations/es.json: does not know 1 of the texts as they are now. Run: npm run translations',
  ]);
  expect(points(touched, renewed(translatedTexts(touched, 'es'), records))).toEqual([]);
});

test('a text that a reader confirmed as it is is no longer open', () => {
  expect(points(changed, confirmed(translatedTexts(changed, 'es')))).toEqual([]);
});
