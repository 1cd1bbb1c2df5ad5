import { expect, test } from 'vitest';
import { estimableUsd, estimateText } from './estimate-text.ts';

const TEMPLATE = 'About {coins} at the rate of {time} UTC.';

const rates = (usd: number) => ({
  asOf: Date.parse('2026-11-21T14:05:59Z'),
  usdPerCoin: new Map([['BTC', usd]]),
});

test('an estimate names the coins and the time of the rate', () => {
  expect(estimateText(TEMPLATE, 185, 'BTC', rates(86855), 'en')).toBe(
    'About 0.00213 `BTC` at the rate of 14:05 UTC.',
  );
});

test('a coin without a rate has no estimate', () => {
  expect(estimateText(TEMPLATE, 185, 'ETH', rates(1))).toBeUndefined();
});

test.each([
  [185, 86000.5, 'en', '0.002151'],
  [200, 1, 'en', '200'],
  [250, 100, 'en', '2.5'],
  [1_234_567.89, 1, 'en', '1,235,000'],
  [1_234_567.89, 1, 'de', '1.235.000'],
  [185.5, 100, 'de', '1,855'],
  [1_234_567.89, 1, 'hi', '12,35,000'],
  [0.01, 86000.5, 'en', '0.0000001163'],
])('%d dollars at %d a coin are, in the language %s, %s', (usd, rate, locale, coins) => {
  expect(estimateText('{coins} {time}', usd, 'BTC', rates(rate), locale)).toBe(
    `${coins} \`BTC\` 14:05`,
  );
});

test.each([
  ['185', 185],
  ['185.50', 185.5],
  ['1e3', 1000],
  ['0', undefined],
  ['0.001', undefined],
  ['-5', undefined],
  ['1000000000', 1e9],
  ['1000000000.01', undefined],
])('an amount of %s is estimated as %s', (text, usd) => {
  expect(estimableUsd({ kind: 'amount', text })).toBe(usd);
});

test('without an amount, or with one that the field cannot read, nothing is estimated', () => {
  expect(estimableUsd({ kind: 'none' })).toBeUndefined();
  expect(estimableUsd({ kind: 'unclear', typed: '1.850' })).toBeUndefined();
});
