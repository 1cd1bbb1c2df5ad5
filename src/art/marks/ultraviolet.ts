import { ring } from '../curves/ring.ts';

/** Two strands around the origin, each with a wave per course, in units of the picture. */
export function secondMark(courses: number): string {
  return ring(58, 9, courses, 0, 0, 12) + ring(58, -9, courses, 0, 0, 12);
}
