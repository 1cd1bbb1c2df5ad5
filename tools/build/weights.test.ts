import { expect, test } from 'vitest';
import { weightOf, weightWarnings } from './weights.ts';

test('a page that is too heavy is named; letters of several bytes have more room', () => {
  const bytes = 14_000;
  const weights = ['/payments', '/es/payments', '/hi/payments'].map((path) =>
    weightOf(path, bytes, {}),
  );
  const [first, spanish, hindi] = weights.map(({ left }) => left);
  expect(spanish).toBe(Number(first) + 500);
  expect(hindi).toBe(Number(spanish) + 2000);
  expect(weightWarnings(weights)).toEqual([
    expect.stringMatching(/^\/payments is \d+ bytes too heavy: .* Shorten the texts/),
    expect.stringMatching(/^\/es\/payments is/),
  ]);
});
