import { expect, test } from 'vitest';
import { joinNumbers, shortNumber } from './path-data.ts';

test.each([
  [0.972, '.972'],
  [-0.5, '-.5'],
  [-0.0001, '0'],
  [2.8125, '2.813'],
  [10, '10'],
])('%f is written %s', (value, text) => {
  expect(shortNumber(value)).toBe(text);
});

test('numbers in a row are separated by one character', () => {
  expect(joinNumbers([1, -2, 0, 0.5, -0.25])).toBe('1-2 0 .5-.25');
});
