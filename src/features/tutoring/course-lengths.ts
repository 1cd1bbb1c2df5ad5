import { type Axis, axisUpTo, shareOf } from '#components/axis.ts';

export interface LengthBar<Course> {
  course: Course;
  /** Percent of the axis. */
  share: string;
  /** Whether the bar is long enough to hold its label on a phone. */
  holdsLabel: boolean;
}

/** On a phone's 280 px a label of 9 characters takes about a third of the axis. */
const LABEL_SHARE = 1 / 3;

/** The shortest course first; courses of one length keep the order of their cards. */
export function byLength<Course extends { weeks: number }>(courses: readonly Course[]): Course[] {
  return courses.toSorted((one, other) => one.weeks - other.weeks);
}

/** A bar for each course, on an axis of weeks from 0. */
export function lengthBars<Course extends { weeks: number }>(
  courses: readonly Course[],
): { axis: Axis; bars: LengthBar<Course>[] } {
  const axis = axisUpTo(Math.max(...courses.map(({ weeks }) => weeks)));
  const bars = byLength(courses).map((course) => ({
    course,
    share: shareOf(axis, course.weeks),
    holdsLabel: course.weeks / axis.end >= LABEL_SHARE,
  }));
  return { axis, bars };
}
