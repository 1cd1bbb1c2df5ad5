import { z } from 'astro/zod';
import { list } from './fields/basic.ts';
import { HEADING, PAGE_HEADING } from './fields/places.ts';
import { richText, text } from './fields/text.ts';
import { card, closing, facts, h1, link, meta } from './parts.ts';

const serviceList = z.strictObject({
  heading: text('Heading', { place: PAGE_HEADING }),
  text: richText('Under the heading'),
  items: list(
    'What is included',
    z.strictObject({
      title: richText('Name of the item', { place: HEADING }),
      text: richText('What it means'),
    }),
  ),
  button: link.describe('The button under the list'),
});

export const servicesSchema = z
  .strictObject({
    meta,
    h1,
    intro: richText('Under the heading'),
    jumps: z
      .strictObject({
        tutoring: text('To the list about tutoring'),
        payments: text('To the list about visa payments'),
        why: text('To the reasons for cryptocurrency'),
      })
      .describe('Links to parts of the page, under the intro'),
    facts,
    tutoring: serviceList.describe('The card about tutoring'),
    payments: serviceList.describe('The card about visa payments'),
    why: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        lead: richText('Under the heading'),
        items: list('The reasons, each with its limit', card),
      })
      .describe('Why cryptocurrency payments'),
    closing,
  })
  .describe('The page Services');

export type ServicesWords = z.output<typeof servicesSchema>;
