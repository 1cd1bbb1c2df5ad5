import { card, closing, h1, heading, link, meta } from './common.ts';
import { group, list, richText, text } from './field-types.ts';

const column = {
  heading: text('Over the column', { limit: 'label' }),
  items: list('The cards', card),
  link: link.describe('Under the column'),
};

export const homeSchema = group('The home page', {
  meta,
  h1,
  hero: group('The first screen', {
    text: richText('Under the heading'),
    textWithoutPrices: richText('Instead of it, where showPrices in site.yaml is false'),
    primary: link.describe('The first button'),
    secondary: link.describe('The second button'),
  }),
  document: group('The engraved document beside the heading', {
    heading: text('Heading of the list of courses', { limit: 'label' }),
    visaFee: group('Below the courses: the other service', {
      title: text('What it is', { limit: 'courseTitle' }),
      detail: text('Beside it', { limit: 'rowEnd' }),
    }),
    stamp: text('A stamp of one or two lines', { limit: 'stamp', isMultiline: true }),
  }),
  review: group('The first remark of the code review', {
    lead: richText('Over it'),
    link: link.describe('Under it'),
  }),
  features: group('The feature cards', {
    heading,
    learn: group('About learning', column),
    pay: group('About paying', column),
  }),
  closing,
});
