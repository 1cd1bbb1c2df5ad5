import { group, href, list, optional, richText, text } from './fields.ts';
import { card, closing, h1, heading, intro, link, meta } from './parts.ts';

const row = card.extend({
  title: richText('Title', { place: 'heading' }),
  href: href('Where the title leads, for example /tutoring#backend-engineering'),
  fact: optional(text('At the end of the row', { place: 'rowEnd' })),
});

const page = group('A leaf of the passport', {
  heading: text('Heading', { place: 'heading' }),
  text: richText('Under the heading'),
  items: list('The rows', row),
  button: link.describe('The button over the rows'),
});

export const servicesSchema = group('The page Services', {
  meta,
  h1,
  intro,
  tutoring: page.describe('The leaf about tutoring'),
  payments: page.describe('The leaf about visa payments'),
  why: group('Why cryptocurrency payments', {
    heading,
    lead: richText('Under the heading'),
    items: list('The reasons, each with its limit', card),
  }),
  closing,
});
