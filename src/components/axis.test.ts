import { expect, test } from 'vitest';
import { axisUpTo, shareOf } from './axis.ts';

test('the longest course, 14 weeks, reaches the end of an axis that counts by twos', () => {
  expect(axisUpTo(14)).toEqual({ end: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14] });
});

test('an axis of an hour counts by tens', () => {
  expect(axisUpTo(60)).toEqual({ end: 60, ticks: [0, 10, 20, 30, 40, 50, 60] });
});

test.each([1, 2, 7, 8, 9, 13, 17, 41, 81, 104, 2880])(
  'an axis for %d holds it, wastes less than a step and stays readable',
  (max) => {
    const { end, ticks } = axisUpTo(max);
    const step = ticks[1] ?? 0;
    expect(end).toBeGreaterThanOrEqual(max);
    expect(end - max).toBeLessThan(step);
    expect(ticks.length).toBeLessThanOrEqual(9);
    expect(ticks.at(-1)).toBe(end);
  },
);

test('a bar takes its share of the axis, to a thousandth of a percent', () => {
  const axis = axisUpTo(14);
  expect(shareOf(axis, 14)).toBe('100%');
  expect(shareOf(axis, 6)).toBe('42.857%');
  expect(shareOf(axisUpTo(60), 20)).toBe('33.333%');
});
