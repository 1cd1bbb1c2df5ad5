import { z } from 'astro/zod';
import { count, list } from './fields/basic.ts';
import { claim } from './fields/claims.ts';
import { COURSE_TITLE, LABEL } from './fields/places.ts';
import { patternText, richText, text } from './fields/text.ts';

const course = z.strictObject({
  slug: patternText(
    "The course's own address on /tutoring",
    /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'is not a slug. Write at most 60 lowercase letters, digits and single hyphens, for example backend-engineering',
  ),
  code: patternText(
    'Three capital letters for the card',
    /^[A-Z]{3}$/,
    'is not a course code. Write three capital letters, for example BEN',
  ),
  title: text('Title', { place: COURSE_TITLE, isTokenPart: true }),
  weeks: count('Length in weeks', 1, 104),
  level: text('Level', { place: LABEL }),
  rating: claim('Rating', {
    value: patternText(
      'Rating from 0.0 to 5.0, in quotes',
      /^(?:[0-4]\.\d|5\.0)$/,
      'is not a rating. Write a number from 0.0 to 5.0 with one decimal, in quotes, for example "4.9"',
    ),
  }),
  price: patternText(
    'Price, in quotes; shown only where comparePrices in site.yaml says so',
    /^\$[1-9](?:\d{0,4}|\d?,\d{3})$/,
    'is not a price. Write a dollar sign and a whole number, in quotes, for example "$499"',
  ),
  students: claim('Students', {
    value: patternText(
      'Number of students, in quotes',
      /^[1-9]\d{0,2}(?:,\d{3}){0,2}\+?$/,
      'is not a number of students. Write digits with commas, in quotes, for example "2,450+"',
    ),
  }),
  description: richText('What the course is about'),
  topics: list('What is taught', text('A topic', { place: LABEL })),
});

export const coursesSchema = z
  .strictObject({ courses: list('The courses, in the order of their cards', course) })
  .describe('The courses');

/** A course as written in its file. */
export type CourseEntry = z.output<typeof course>;
/** A course as pages show it. */
export type Course = Omit<CourseEntry, 'rating' | 'students'> & {
  rating: string;
  students: string;
  /** "{count} students", in the plural form for this number. */
  studentsText: string;
  /** "12 weeks" */
  duration: string;
};
