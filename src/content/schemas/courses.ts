import { z } from 'astro/zod';
import { claim, figure, group, list, richText, slugText, text } from './field-types.ts';

const course = group('An entry', {
  slug: slugText("The course's own address on /tutoring, such as backend-engineering"),
  title: text('Title', { limit: 'courseTitle' }),
  short: text('Short name, at its petal on Tutoring', { limit: 'label' }),
  weeks: figure('Length in weeks', 1, 104),
  level: text('Level', { limit: 'label' }),
  startingLevel: z
    .enum(['beginner', 'intermediate', 'advanced'])
    .describe('Who can begin; the ink of the stamp'),
  rating: claim('Rating', { value: figure('Rating from 0 to 5', 0, 5, 1) }),
  price: claim('Price, shown where showPrices in site.yaml says so', {
    value: figure('Price in US dollars', 1, 99_999),
  }),
  students: claim('Students', { value: figure('Number of students', 1, 1e8) }),
  description: richText('What the course is about'),
  topics: list('What is taught', text('A topic', { limit: 'label' })),
});

export const coursesSchema = group('The courses', {
  courses: list('The courses, in the order of their cards', course),
});
