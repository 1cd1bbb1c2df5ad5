import { href } from './addresses.ts';
import { group, list, richText, text } from './fields.ts';
import { card, closing, h1, heading, link, meta } from './parts.ts';

const features = group('A column of cards', {
  heading: text('Over the column', { place: 'label' }),
  items: list('The cards', card.extend({ href: href('The page that the title leads to') })),
});

export const homeSchema = group('The home page', {
  meta,
  h1,
  hero: group('The first screen', {
    text: richText('Under the heading'),
    primary: link.describe('The first button'),
    secondary: link.describe('The second button'),
    small: richText('Small line under the buttons'),
  }),
  document: group('The engraved document beside the heading', {
    heading: text('Heading of the list of courses', { place: 'label' }),
    stamp: list('The lines of the stamp', text('A line', { place: 'stamp' })),
  }),
  features: group('The feature cards', {
    heading,
    learn: features.describe('About learning'),
    pay: features.describe('About paying'),
  }),
  closing,
});
