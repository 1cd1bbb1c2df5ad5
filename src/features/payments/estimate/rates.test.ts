import { expect, test } from 'vitest';
import { areRecent, parseRates } from './rates.ts';

const NOW = Date.parse('2026-11-21T14:10:00Z');

const answer = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    as_of: '2026-11-21T14:05:00Z',
    usd_per_coin: { BTC: 86000.5, ETH: 2800 },
    ...changes,
  });

test('a good answer gives its time and each rate; anything else in it is ignored', () => {
  expect(parseRates(answer({ source: 'an exchange' }), NOW)).toEqual({
    asOf: Date.parse('2026-11-21T14:05:00Z'),
    usdPerCoin: new Map([
      ['BTC', 86000.5],
      ['ETH', 2800],
    ]),
  });
});

test.each(['2026-11-21T14:05Z', '2026-11-21T14:05:00.250Z', '2026-11-21T19:35:00+05:30'])(
  'the time may be written %s',
  (time) => {
    const { asOf } = parseRates(answer({ as_of: time }), NOW);
    expect(new Date(asOf).toISOString()).toContain('2026-11-21T14:05:00');
  },
);

test.each([
  ['no JSON', '<!doctype html>'],
  ['an answer cut off', answer().slice(0, -5)],
  ['nothing', 'null'],
  ['a list', `[${answer()}]`],
  ['no time', answer({ as_of: undefined })],
  ['a time as a number', answer({ as_of: NOW })],
  ['a day without a time', answer({ as_of: '2026-11-21' })],
  ['a time that no clock shows', answer({ as_of: '2026-11-21T25:05:00Z' })],
  ['no rates', answer({ usd_per_coin: undefined })],
  ['rates in a list', answer({ usd_per_coin: [86000.5] })],
  ['a rate in quotes', answer({ usd_per_coin: { BTC: 86000.5, ETH: '2800' } })],
  ['a rate of zero', answer({ usd_per_coin: { BTC: 0 } })],
  ['a rate below zero', answer({ usd_per_coin: { BTC: -1 } })],
  ['a rate too large for a number', answer().replace('2800', '1e999')],
])('%s is a bad answer', (_fault, json) => {
  expect(() => parseRates(json, NOW)).toThrow();
});

test('rates are good for 30 minutes, and no longer', () => {
  const rates = parseRates(answer(), NOW);
  const at = (time: string) => areRecent(rates, Date.parse(`2026-11-21T${time}Z`));
  expect([at('14:35:00'), at('14:35:01')]).toEqual([true, false]);
  expect(() => parseRates(answer(), Date.parse('2026-11-21T14:35:01Z'))).toThrow('too old');
});

test('a coin named like a property of every object has no rate', () => {
  expect(parseRates(answer(), NOW).usdPerCoin.get('constructor')).toBeUndefined();
});
