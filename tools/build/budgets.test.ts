import { expect, test } from 'vitest';
import { weightOf, weightWarnings } from './budgets.ts';

test('a page that is too heavy is named', () => {
  const weights = ['en', 'es', 'hi'].map((language) =>
    weightOf({ address: `/${language}/about`, language, hasForm: false }, 14_500, {}),
  );
  expect(weightWarnings(weights)).toEqual([
    expect.stringMatching(/^\/en\/about is \d+ bytes too heavy\. Shorten the texts/),
    expect.stringMatching(/^\/es\/about is/),
  ]);
});
