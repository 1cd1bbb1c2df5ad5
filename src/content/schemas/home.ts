import { z } from 'astro/zod';
import { href } from './fields/addresses.ts';
import { list } from './fields/basic.ts';
import { DOCUMENT_FACT, DOCUMENT_LABEL, HEADING, STAMP } from './fields/places.ts';
import { richText, text } from './fields/text.ts';
import { card, closing, h1, link, meta } from './parts.ts';

const documentFact = z.strictObject({
  label: text('Small label above the fact', { place: DOCUMENT_LABEL }),
  value: richText('The fact itself', { place: DOCUMENT_FACT }),
});

export const homeSchema = z
  .strictObject({
    meta,
    h1,
    hero: z
      .strictObject({
        text: richText('Under the heading'),
        primary: link.describe('The first button'),
        secondary: link.describe('The second button'),
        small: richText('Small line under the buttons'),
      })
      .describe('The first screen'),
    document: z
      .strictObject({
        facts: list('The facts on the document', documentFact),
        stamp: text('Words of the stamp, decoration', { place: STAMP }),
      })
      .describe('The engraved document beside the heading'),
    features: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        items: list('The cards', card.extend({ href: href('The page that the title leads to') })),
      })
      .describe('The feature cards'),
    closing,
  })
  .describe('The home page');

export type HomeWords = z.output<typeof homeSchema>;
