/** What is estimated from an amount and from rates, and when nothing is. */
import { expect, test, vi } from 'vitest';
import { estimateOf, ratesQuery, readUsd } from './rates.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const USD_PER_COIN = { BTC: 86000.5, ETH: 2800, USDT: 1 };
const RATES = { asOf: NOON, clockAhead: 0, usdPerCoin: new Map(Object.entries(USD_PER_COIN)) };

test.each([
  ['185', 185],
  [' 185.50 ', 185.5],
  ['185,50', 185.5],
  ['1000000000', 1e9],
])('"%s" is clear: %d', (typed, usd) => {
  expect(readUsd(typed)).toBe(usd);
});

test.each(['', '0', '-5', '1.000', '1,000', '1.5', '1.000,50', '$185', '1e3', '2000000000', '١٨٥'])(
  '"%s" is not guessed',
  (typed) => expect(readUsd(typed)).toBeUndefined(),
);

test.each([
  [185.5, 'BTC', 'en', '0.002157 BTC'],
  [185.5, 'ETH', 'de', '0,06625 ETH'],
  [123456, 'USDT', 'en', '123,500 USDT'],
])('%d USD in %s (%s) are %s', (usd, coin, locale, estimate) => {
  expect(estimateOf(usd, coin, RATES, NOON, locale)).toEqual({ estimate, time: '12:00' });
});

test('nothing is estimated for a coin without a rate, or once a rate is older than 30 minutes', () => {
  const later = (minutes: number) => estimateOf(1, 'BTC', RATES, NOON + minutes * 60_000, 'en');
  expect(estimateOf(1, 'BNB', RATES, NOON, 'en')).toBeUndefined();
  expect(later(30)).toBeDefined();
  expect(later(30.1)).toBeUndefined();
});

test('§9: 3 retries, after 1, 2 and 4 s and never more than 30 s; kept for 5 minutes', () => {
  const { retry, retryDelay, gcTime, staleTime, refetchInterval } = ratesQuery('');
  expect([retry, ...[0, 1, 2, 9].map(retryDelay)]).toEqual([3, 1000, 2000, 4000, 30_000]);
  expect([gcTime, staleTime, refetchInterval]).toEqual([300_000, 300_000, 300_000]);
});

/** The rates that are read from this answer. */
function ratesFrom(answer: string, status = 200, headers = {}) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(answer, { status, headers }));
  return ratesQuery('').queryFn({ signal: new AbortController().signal });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const answer = (asOf = minutesAgo(29)) =>
  JSON.stringify({ as_of: asOf, usd_per_coin: USD_PER_COIN });

test.each([
  ['no JSON', '<html>'],
  ['no time', JSON.stringify({ usd_per_coin: USD_PER_COIN })],
  ['a day without a time', answer(minutesAgo(0).slice(0, 10))],
  ['old rates', answer(minutesAgo(31))],
  ['rates of the future', answer(minutesAgo(-5))],
  ['a rate in quotes', answer().replace('2800', '"2800"')],
  ['a rate of 0', answer().replace('2800', '0')],
])('an answer with %s is refused', async (_what, text) => {
  await expect(ratesFrom(text)).rejects.toThrow();
});

test('a wrong clock of the visitor neither hides rates nor shows old ones', async () => {
  // As the server says: the visitor's clock is half an hour fast, then a day slow.
  const fast = await ratesFrom(answer(minutesAgo(31)), 200, { date: minutesAgo(30) });
  expect(estimateOf(1, 'BTC', fast, Date.now(), 'en')).toBeDefined();
  const slow = ratesFrom(answer(minutesAgo(0)), 200, { date: minutesAgo(-24 * 60) });
  await expect(slow).rejects.toThrow('not of now');
});

test('the rates of an address are read, but none of an error', async () => {
  expect((await ratesFrom(answer())).usdPerCoin).toEqual(RATES.usdPerCoin);
  await expect(ratesFrom(answer(), 500)).rejects.toThrow('status 500');
});
