import { expect, test } from 'vitest';
import { courseLengths } from './course-lengths.ts';

/** Specification §3, in the order of the cards. */
const COURSES = [
  { name: 'Full-Stack', weeks: 12 },
  { name: 'Mobile', weeks: 10 },
  { name: 'Backend', weeks: 14 },
  { name: 'DevOps', weeks: 8 },
  { name: 'System Design', weeks: 6 },
  { name: 'Algorithms', weeks: 10 },
];

test('the table begins with the shortest course, and of two equal ones with the earlier card', () => {
  expect(courseLengths(COURSES).map(({ course }) => course.name)).toEqual([
    'System Design',
    'DevOps',
    'Mobile',
    'Algorithms',
    'Full-Stack',
    'Backend',
  ]);
});

test('the cards keep their own order when the table is sorted', () => {
  courseLengths(COURSES);
  expect(COURSES[0]?.name).toBe('Full-Stack');
});

test('each bar is as long as its course, and the longest fills the column', () => {
  expect(courseLengths(COURSES).map(({ share }) => share)).toEqual([
    '42.857%',
    '57.143%',
    '71.429%',
    '71.429%',
    '85.714%',
    '100%',
  ]);
});
