import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test('a part takes its share of the whole, to a thousandth of a percent', () => {
  expect(shareOf(14, 14)).toBe('100%');
  expect(shareOf(14, 6)).toBe('42.857%');
  expect(shareOf(60, 20)).toBe('33.333%');
});
