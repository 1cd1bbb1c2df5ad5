import { z } from 'astro/zod';
import { list } from './fields/basic.ts';
import { BUTTON, FACT, HEADING, PAGE_HEADING, STATEMENT } from './fields/places.ts';
import { patternText, richText, text } from './fields/text.ts';
import { h1, meta, notice } from './parts.ts';

const labeled = z.strictObject({ label: text('Label', { place: HEADING }) });

export const contactSchema = z
  .strictObject({
    meta,
    h1,
    intro: richText('Under the heading'),
    jumps: z
      .strictObject({ form: text('To the form'), questions: text('To the questions') })
      .describe('Links to parts of the page, under the intro'),
    cards: z
      .strictObject({
        email: z
          .strictObject({ title: text('Title', { place: HEADING }) })
          .describe('The card with the address'),
        hours: z
          .strictObject({
            title: text('Title', { place: HEADING }),
            value: richText('The hours', { place: FACT }),
            text: richText('Text'),
          })
          .describe('The card with the hours'),
        location: z
          .strictObject({
            title: text('Title', { place: HEADING }),
            value: richText('The place', { place: FACT }),
            text: richText('Text'),
          })
          .describe('The card with the place'),
      })
      .describe('The three cards'),
    replyBy: text("When a reply will come, in the visitor's own time", { fill: ['dateTime'] }),
    form: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        note: richText('Above the fields'),
        required: richText('That every field is required'),
        name: labeled.describe('The field for the name'),
        email: labeled.describe('The field for the email address'),
        subject: labeled
          .extend({
            linked: list(
              'The subjects that a link may fill in',
              z.strictObject({
                value: patternText(
                  'Name of the subject in links',
                  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
                  'is not a name for links. Write lowercase letters, digits and single hyphens, for example refund',
                ),
                text: text('The subject'),
              }),
            ),
          })
          .describe('The field for the subject'),
        message: z
          .strictObject({
            label: text('Label', { place: HEADING }),
            hint: richText('Under the field'),
          })
          .describe('The field for the message'),
        beforeButton: richText('Directly before the button'),
        button: text('The button', { place: BUTTON }),
        afterButton: text('Before the two buttons that lead to an email', { place: STATEMENT }),
        notice,
      })
      .describe('The form'),
    faq: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        items: list(
          'The questions',
          z.strictObject({
            question: text('Question', { place: HEADING }),
            answer: richText('Answer'),
          }),
        ),
      })
      .describe('Frequently asked questions'),
    chat: z
      .strictObject({
        heading: text('Heading', { place: PAGE_HEADING }),
        button: text('The button', { place: BUTTON }),
        notice: z
          .strictObject({
            line: richText('Under the heading'),
            title: text('Title', { place: HEADING }),
            text: richText('Text'),
            email: text('Link that opens an email', { place: BUTTON }),
          })
          .describe('While there is no live chat'),
        external: z
          .strictObject({
            line: richText('Under the heading'),
            title: text('Title', { place: HEADING }),
            text: richText('Text'),
            open: text('Link that opens the chat', { place: BUTTON }),
          })
          .describe('Once a live chat on another website is set'),
      })
      .describe('Live chat'),
  })
  .describe('The page Contact');

export type ContactWords = z.output<typeof contactSchema>;
