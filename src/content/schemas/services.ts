import { z } from 'astro/zod';
import { card, closing, h1, heading, intro, link, meta } from './common.ts';
import { figure, group, href, list, richText, text } from './field-types.ts';

const row = card.extend({
  title: richText('Title', { limit: 'heading' }),
  href: href('Where the title leads, for example /tutoring#backend-engineering'),
  fact: text('At the end of the row', { limit: 'rowEnd' }).optional(),
  stations: z
    .union([z.literal('all'), z.array(figure('The number of a station', 1, 9)).min(1)], {
      error: 'is neither "all" nor a list of numbers. Write for example [4, 5]',
    })
    .describe('The stations of a payment that it is about, as numbered on Payments')
    .optional(),
});

const service = group('A leaf of the passport', {
  heading: text('Heading', { limit: 'heading' }),
  text: richText('Under the heading'),
  items: list('The rows', row),
  button: link.describe('The button over the rows'),
  key: text('What is drawn in the rows', { limit: 'line' }),
});

export const servicesSchema = group('The page Services', {
  meta,
  h1,
  intro,
  tutoring: service.describe('The leaf about tutoring'),
  payments: service.describe('The leaf about visa payments'),
  why: group('Why cryptocurrency payments', {
    heading,
    lead: richText('Under the heading'),
    items: list('The reasons, each with its limit', card),
  }),
  closing,
});
