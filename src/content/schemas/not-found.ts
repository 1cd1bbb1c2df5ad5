import { z } from 'astro/zod';
import { STAMP } from './fields/places.ts';
import { richText, text } from './fields/text.ts';
import { h1, link, meta } from './parts.ts';

export const notFoundSchema = z
  .strictObject({
    meta,
    h1,
    message: text('Under the number (specification §8)'),
    help: richText('What may have happened'),
    home: link.describe('The link to the home page'),
    others: text('Before the links to the other pages'),
    stamp: text('Words around the stamp, decoration', { place: STAMP }),
    console: text("In the browser's console, for developers", { fill: ['path'] }),
  })
  .describe('The page for an unknown address');

export type NotFoundWords = z.output<typeof notFoundSchema>;
