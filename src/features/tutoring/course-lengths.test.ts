import { expect, test } from 'vitest';
import { byLength, lengthBars } from './course-lengths.ts';

/** Specification §3, in the order of the cards. */
const COURSES = [
  { name: 'Full-Stack', weeks: 12 },
  { name: 'Mobile', weeks: 10 },
  { name: 'Backend', weeks: 14 },
  { name: 'DevOps', weeks: 8 },
  { name: 'System Design', weeks: 6 },
  { name: 'Algorithms', weeks: 10 },
];

test('the plot begins with the shortest course, and of two equal ones with the earlier card', () => {
  expect(byLength(COURSES).map(({ name }) => name)).toEqual([
    'System Design',
    'DevOps',
    'Mobile',
    'Algorithms',
    'Full-Stack',
    'Backend',
  ]);
});

test('the cards keep their own order when the plot is sorted', () => {
  lengthBars(COURSES);
  expect(COURSES[0]?.name).toBe('Full-Stack');
});

test('each bar ends at its number of weeks on the axis', () => {
  const { axis, bars } = lengthBars(COURSES);
  expect(axis.end).toBe(14);
  expect(bars.map(({ share }) => share)).toEqual([
    '42.857%',
    '57.143%',
    '71.429%',
    '71.429%',
    '85.714%',
    '100%',
  ]);
});

test('the label of a very short course stands beside its bar', () => {
  const { bars } = lengthBars([{ weeks: 2 }, { weeks: 40 }]);
  expect(bars.map(({ holdsLabel }) => holdsLabel)).toEqual([false, true]);
});
