import { z } from 'astro/zod';
import { NUMBER, PAGE_HEADING, STAMP } from './fields/places.ts';
import { richText, text } from './fields/text.ts';
import { link, meta } from './parts.ts';

export const notFoundSchema = z
  .strictObject({
    meta,
    h1: text('The number of the error', { place: NUMBER }),
    message: text('Under the number (specification §8)', { place: PAGE_HEADING }),
    help: richText('What may have happened'),
    home: link.describe('The link to the home page'),
    others: text('Before the links to the other pages'),
    stamp: text('Words around the stamp, decoration', { place: STAMP }),
    console: text("In the browser's console, for developers", { fill: ['path'] }),
  })
  .describe('The page for an unknown address');
