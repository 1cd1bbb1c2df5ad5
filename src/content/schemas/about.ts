import { z } from 'astro/zod';
import { list } from './fields/basic.ts';
import { FIGURE, FIGURE_NOTE, HEADING, PAGE_HEADING, STATEMENT } from './fields/places.ts';
import { richText, text } from './fields/text.ts';
import { card, closing, meta } from './parts.ts';

const statement = z.strictObject({
  heading: text('Heading', { place: HEADING }),
  statement: richText('The statement', { place: STATEMENT }),
  text: richText('The line under it'),
});

export const aboutSchema = z
  .strictObject({
    meta,
    h1: richText("The page's heading", { place: PAGE_HEADING }),
    lede: richText('Under the heading'),
    jumps: z
      .strictObject({
        story: text('To the story'),
        values: text('To the values'),
        numbers: text('To the numbers'),
      })
      .describe('Links to parts of the page, under the intro'),
    story: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        paragraphs: list('The paragraphs', richText('A paragraph')),
      })
      .describe('The story'),
    mission: statement.describe('The mission'),
    vision: statement.describe('The vision'),
    values: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        items: list('The values', card),
      })
      .describe('The values'),
    numbers: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        items: list(
          'The figures',
          z.strictObject({
            value: text('The figure', { place: FIGURE }),
            label: richText('What it counts', { place: FIGURE_NOTE }),
          }),
        ),
      })
      .describe('The business in numbers'),
    closing,
  })
  .describe('The page About');

export type AboutWords = z.output<typeof aboutSchema>;
