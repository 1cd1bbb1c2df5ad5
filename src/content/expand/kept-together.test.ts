import { expect, test } from 'vitest';
import { keptTogether } from './kept-together.ts';

const COINS = [{ name: 'Bitcoin' }, { name: 'Binance Coin' }];

test.each([
  ['within 24 hours, 7 days a week', 'within 24_hours, 7_days a week'],
  ['50+ tutors', '50+_tutors'],
  ['6 to 14 weeks', '6 to 14_weeks'],
  ['Bitcoin (`BTC`) or Binance Coin (`BNB`)', 'Bitcoin_(`BTC`) or Binance_Coin_(`BNB`)'],
  ['a Binance Coin network', 'a Binance Coin network'],
])('%s', (text, kept) => {
  expect(keptTogether(text, COINS)).toBe(kept.replaceAll('_', '\u00a0'));
});
