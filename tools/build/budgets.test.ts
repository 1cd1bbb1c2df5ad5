import { expect, test } from 'vitest';
import { weightOf, weightWarnings } from './budgets.ts';

const SITE = {
  languages: ['en', 'es', 'es-419', 'fil', 'hi', 'zh-Hant-TW'].map((code) => ({ code })),
};

test.each([
  [14_900, ['/', '/about', '/es', '/es-419', '/fil/about']],
  [16_900, ['/hi', '/zh-hant-tw', '/zh-hant-tw/about']],
  [15_900, ['/payments']],
  [17_400, ['/contact', '/es/payments', '/es-419/payments', '/fil/contact']],
  [20_000, ['/hi/payments', '/zh-hant-tw/contact']],
])('%i bytes are the limit of %j', (limit, addresses) => {
  const weights = addresses.map((address) => weightOf(address, 9000, SITE));
  expect(weights.map(({ bytes, left }) => bytes + left)).toEqual(addresses.map(() => limit));
});

test('a page that is too heavy is named', () => {
  const weights = ['/about', '/es/about', '/hi/about'].map((path) => weightOf(path, 14_500, SITE));
  expect(weightWarnings(weights)).toEqual([
    expect.stringMatching(/^\/about is \d+ bytes too heavy\. Shorten the texts/),
    expect.stringMatching(/^\/es\/about is/),
  ]);
});
