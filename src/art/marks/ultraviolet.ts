import { ring } from '../curves/ring.ts';

/** Two strands around the origin, each with a wave per course, in units of the picture. */
export function secondMark(courses: number): string {
  return ring(58, 9, courses, 0, 0, 12) + ring(58, -9, courses, 0, 0, 12);
}

export const FIBERS_VIEW_BOX = '0 0 100 100';

/** A short bent thread. */
export const FIBER = 'M-2-1q2-2 4 2';

/** Place and direction of each thread, by hand: in the paper's margins, never under words. */
const THREADS = [
  [43, 3, 20],
  [58, 4, 160],
  [71, 3, 75],
  [97, 14, 110],
  [96, 31, 15],
  [89, 24, 60],
  [95, 56, 140],
  [88, 47, 95],
  [97, 71, 35],
  [2, 26, 70],
  [2, 44, 120],
  [62, 97, 5],
  [31, 97, 150],
  [91, 97, 100],
] as const;

export const FIBERS = THREADS.map(([x, y, angle]) => `translate(${x} ${y})rotate(${angle})`);
