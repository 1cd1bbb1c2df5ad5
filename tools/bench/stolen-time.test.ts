import { expect, test } from 'vitest';
import { stolenShare } from './stolen-time.ts';

const stat = (times: string) => `cpu  ${times}\ncpu0 9 9 9 9 9 9 9 9 9 9\nintr 5\n`;

test('the share comes from the eighth figure, and guests do not count twice', () => {
  const before = stat('100 0 50 800 10 0 5 35 40 0');
  const after = stat('140 0 60 835 10 0 5 50 90 0');
  expect(stolenShare(before, after)).toBe(0.15);
});

test('if the system does not say, nothing was stolen', () => {
  expect(stolenShare('', '')).toBe(0);
  expect(stolenShare(stat('1 2 3 4'), stat('2 4 6 8'))).toBe(0);
});
