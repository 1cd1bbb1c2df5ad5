import { expect, test } from 'vitest';
import { weightOf, weightWarnings } from './weights.ts';

test('a page that is too heavy is named; letters of several bytes and forms have more room', () => {
  const bytes = 14_000;
  const weights = ['/about', '/es/about', '/hi/about', '/hi/payments'].map((path) =>
    weightOf(path, bytes, {}),
  );
  const [first, spanish, hindi, form] = weights.map(({ left }) => left);
  expect(spanish).toBe(Number(first) + 500);
  expect(hindi).toBe(Number(spanish) + 2000);
  expect(form).toBe(Number(hindi) + 3400);
  expect(weightWarnings(weights)).toEqual([
    expect.stringMatching(/^\/about is \d+ bytes too heavy: .* Shorten the texts/),
    expect.stringMatching(/^\/es\/about is/),
  ]);
});
