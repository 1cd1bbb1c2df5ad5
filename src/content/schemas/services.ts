import { group, linkName, list, optional, richText, text } from './fields.ts';
import { card, closing, h1, heading, intro, link, meta } from './parts.ts';

const topic = card.extend({
  courses: optional(list('The courses that teach it', linkName('The slug of a course'))),
});
const service = card.extend({
  service: optional(linkName('The service of the payment form that it leads to')),
});

const page = {
  heading: text('Heading', { place: 'heading' }),
  text: richText('Under the heading'),
  button: link.describe('The button under the list'),
};

export const servicesSchema = group('The page Services', {
  meta,
  h1,
  intro,
  tutoring: group('The card about tutoring', { ...page, items: list('The topics', topic) }),
  payments: group('The card about visa payments', {
    ...page,
    items: list('What is included', service),
  }),
  why: group('Why cryptocurrency payments', {
    heading,
    lead: richText('Under the heading'),
    items: list('The reasons, each with its limit', card),
  }),
  closing,
});
