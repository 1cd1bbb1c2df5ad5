import { expect, test } from 'vitest';
import { LOZENGES, LOZENGES_VIEW_BOX, lozengesWidth } from './lozenges.ts';

test('a rating of 4.7 inks four lozenges and seven tenths of the fifth', () => {
  expect(lozengesWidth(4.7)).toBe('55');
});

test('a full rating inks the whole row, none inks nothing', () => {
  const width = Number(LOZENGES_VIEW_BOX.split(' ')[2]);
  expect(Number(lozengesWidth(5))).toBeGreaterThanOrEqual(width);
  expect(lozengesWidth(0)).toBe('0');
});

test('a whole rating shows nothing of the next lozenge', () => {
  expect(lozengesWidth(4)).toBe('48');
});

test('there are five lozenges, each closed', () => {
  expect(LOZENGES.match(/z/g)).toHaveLength(5);
});
