import { button, heading, intro, label, meta, notice, title } from './common.ts';
import { group, list, richText, text } from './field-types.ts';

const fact = group('A card', {
  title,
  value: richText('The fact', { limit: 'largeFact' }),
  text: richText('Text'),
});

const question = group('A question', {
  question: text('Question', { limit: 'heading' }),
  answer: richText('Answer'),
});

const chatNotice = {
  status: richText('Under the heading'),
  line: richText('Above the button'),
  title,
  text: richText('Text'),
};

export const contactSchema = group('The page Contact', {
  meta,
  h1: text("The page's heading", { limit: 'pageHeading', context: 'heading' }),
  intro,
  cards: group('The cards', {
    email: group('The card with the address', { title }),
    hours: fact.describe('The card with the hours'),
    location: fact.describe('The card with the place'),
  }),
  replyBy: text("Beside the clock: the visitor's own time, and when a reply comes", {
    placeholders: ['now', 'day', 'time'],
  }),
  form: group('The form', {
    heading,
    note: richText('Above the fields'),
    required: text('That every field is required'),
    name: group('The field for the name', { label }),
    email: group('The field for the email address', {
      label: text('Label', { limit: 'heading', context: 'field' }),
    }),
    subject: group('The field for the subject', { label }),
    message: group('The field for the message', { label, hint: text('Under the field') }),
    beforeButton: text('Directly before the button'),
    truth: text('In the notice, under its text: what is true', { limit: 'statement' }),
    button,
    notice,
  }),
  faq: group('Frequently asked questions', { heading, items: list('The questions', question) }),
  chat: group('Live chat', {
    heading,
    button,
    notice: group('While there is no live chat', {
      ...chatNotice,
      email: text('Link that opens an email', { limit: 'button' }),
    }),
    external: group('Once a live chat on another website is set', {
      ...chatNotice,
      open: text('Link that opens the chat', { limit: 'button' }),
    }),
  }),
});
