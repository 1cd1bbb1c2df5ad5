import { shareOf } from '#components/plot/share.ts';

/** A course and the length of its bar, in percent of the longest course's. */
interface CourseLength<Course> {
  course: Course;
  share: string;
}

/** The shortest course first; courses of equal length keep the order of their cards. */
export function courseLengths<Course extends { weeks: number }>(
  courses: readonly Course[],
): CourseLength<Course>[] {
  const longest = Math.max(...courses.map(({ weeks }) => weeks));
  return courses
    .toSorted((one, other) => one.weeks - other.weeks)
    .map((course) => ({ course, share: shareOf(longest, course.weeks) }));
}
