import { answers, card, closing, h1, heading, intro, meta } from './common.ts';
import { group, href, list, richText, text } from './field-types.ts';

/** The heading of a column of the table. */
function column(description: string) {
  return text(`Heading of the column of ${description}`, { limit: 'column' });
}

const remark = group('A remark', {
  title: richText('What breaks', { limit: 'heading' }),
  text: richText('Why'),
  question: richText('The question to the student', { limit: 'statement' }),
  answer: richText('What the code after the review does', { limit: 'statement' }),
});

export const tutoringSchema = group('The page Tutoring', {
  meta,
  h1,
  intro,
  introWithoutPrices: richText('Instead of it, where showPrices in site.yaml is false'),
  toCompare: text('Link to the table, under the intro', { limit: 'button' }),
  guarantee: richText('Small line about the guarantee'),
  beforeEnrolling: richText('Under it, until the first question has an answer'),
  courses: group('The course cards', {
    heading,
    duration: text('Name of the duration', { limit: 'courseFigureLabel' }),
    students: text('Name of the number of students', { limit: 'courseFigureLabel' }),
    rating: text('Name of the rating', { limit: 'courseFigureLabel' }),
    topics: text('Before the topics', { limit: 'column' }),
    price: text('Before the words about the price', { limit: 'column' }),
    priceWhen: text('When the price is named'),
    ratingShort: text('The rating on a card', { placeholders: ['rating'], limit: 'rating' }),
    enroll: text('The button of each card', { limit: 'button' }),
    noApp: richText('For visitors whose device has no email app'),
  }),
  compare: group('The table that compares the courses', {
    heading: text('Heading, which also names the table', { limit: 'heading' }),
    course: column('titles'),
    length: column('lengths'),
    level: column('levels'),
    rating: column('ratings'),
    students: column('student counts'),
    price: column('prices, which showPrices in site.yaml adds'),
    diamondMeaning: text('Beside the heading of the lengths: what one diamond means'),
  }),
  review: group('A review of code, as a specimen', {
    heading,
    documentNumber: text('Beside the name of the business', { limit: 'label' }),
    versions: text('Name of the choice of a version, for screen readers'),
    before: text('The version before the review', { limit: 'button' }),
    after: text('The version after the review', { limit: 'button' }),
    lead: richText('Over the remarks', { limit: 'statement' }),
    remarks: list('The remarks, one for each mark in the code', remark).length(3, {
      error: 'needs three entries, one for each mark in the code',
    }),
    caption: richText('Under the specimen: what it is'),
  }),
  learning: group('Learning features', {
    heading,
    items: list(
      'The features',
      card.extend({ href: href('Where the title leads, for example /tutoring#review').optional() }),
    ),
  }),
  answers,
  closing,
});
