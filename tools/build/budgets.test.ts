import { expect, test } from 'vitest';
import { weightOf, weightWarnings } from './budgets.ts';

test('a page that is too heavy is named; forms and letters of several bytes have more room', () => {
  const paths = ['/about', '/es/about', '/hi/about', '/payments', '/pt-br/payments'];
  const weights = paths.map((path) => weightOf(path, 14_500, {}));
  const limits = weights.map(({ bytes, left }) => bytes + left);
  expect(limits).toEqual([14_600, 14_600, 16_600, 20_000, 20_000]);
  expect(weightWarnings(weights)).toEqual([
    expect.stringMatching(/^\/about is \d+ bytes too heavy\. Shorten the texts/),
    expect.stringMatching(/^\/es\/about is/),
  ]);
});
