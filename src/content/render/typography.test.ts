import { expect, test } from 'vitest';
import { backtickNames, curlQuotes, nbspAtPunctuation, nbspBeforeUnits } from './typography.ts';

test('a number does not part from its unit', () => {
  expect(nbspBeforeUnits('in 24 hours, 50+ tutors, 7 天')).toBe(
    'in 24\u00a0hours, 50+\u00a0tutors, 7\u00a0天',
  );
});

test('a French sign does not part from its word', () => {
  expect(nbspAtPunctuation('Quoi ? « Oui »')).toBe('Quoi\u00a0? «\u00a0Oui\u00a0»');
});

test('English quotes are curly', () => {
  expect(curlQuotes(`**"Pay" first**, the authority's`)).toBe('**“Pay” first**, the authority’s');
});

test('each coin code is marked once', () => {
  expect(backtickNames('**BTC** or `USDT`, not wBTC', ['BTC', 'USDT'])).toBe(
    '**`BTC`** or `USDT`, not wBTC',
  );
});
