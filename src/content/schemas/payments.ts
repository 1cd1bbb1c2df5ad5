import { z } from 'astro/zod';
import { list } from './fields/basic.ts';
import {
  BUTTON,
  CELL,
  COLUMN,
  HEADING,
  PAGE_HEADING,
  PART,
  SPOKEN,
  STAMP,
  STATEMENT,
} from './fields/places.ts';
import { patternText, richText, text } from './fields/text.ts';
import { card, h1, meta, notice } from './parts.ts';

const tip = z
  .strictObject({
    name: text('Name of the small question mark beside the label, for screen readers'),
    text: richText('Help that opens from the question mark'),
  })
  .describe('Extra help beside the label; the form makes sense without it');

/** A part of the page, or one of the checks: an id on the page. */
const place = patternText(
  'The part of the page that it leads to',
  /^(?:checks|check-[1-9]\d*|request|information|refunds|help)$/,
  'is no part of this page. Write checks, request, information, refunds or help, or check-1 for the first of the checks',
);

const titled = z.strictObject({ title: text('Title', { place: HEADING }), text: richText('Text') });

export const paymentsSchema = z
  .strictObject({
    meta,
    h1,
    intro: richText('Under the heading'),
    jumps: z
      .strictObject({
        checks: text('To the checks'),
        request: text('To the form'),
        refunds: text('To the table of refunds'),
      })
      .describe('Links to parts of the page, under the intro'),
    steps: z
      .strictObject({
        heading: text('Heading'),
        items: list('The steps, in order', z.strictObject({ text: richText('A step'), to: place })),
      })
      .describe('How a payment works, at the foot of the head'),
    features: z
      .strictObject({
        heading: text('Heading of the cards, for screen readers', { place: HEADING }),
        items: list('The cards', card),
      })
      .describe('The feature cards'),
    checks: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        items: list('The checks', card),
        stop: z
          .strictObject({
            stamp: text('Word of the stamp, decoration', { place: STAMP }),
            title: richText('First sentence, in strong letters'),
            text: richText('The rest'),
          })
          .describe('If something feels wrong'),
      })
      .describe('What to check before paying'),
    form: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        note: richText('Above the fields'),
        service: z
          .strictObject({
            label: text('Label', { place: HEADING }),
            placeholder: text('Shown while nothing is chosen', { place: BUTTON }),
            options: list(
              'The services to choose from',
              z.strictObject({
                value: patternText(
                  'Name of the service in links; never empty',
                  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
                  'is not an option value. Write lowercase letters, digits and single hyphens, for example visa-transfer',
                ),
                label: text('Name of the service', { place: BUTTON }),
                help: richText('What it is, after its name and a colon'),
              }),
            ),
          })
          .describe('The field for the service type'),
        amount: z
          .strictObject({
            label: text('Label', { place: HEADING }),
            hint: richText('Under the field'),
            ambiguous: text('When an amount may be two', { fill: ['whole', 'decimal'] }),
            unreadable: text('When it is no amount'),
            inEmail: text('The amount that will be in the email', { fill: ['amount'] }),
            tip,
          })
          .describe('The field for the amount'),
        currency: z
          .strictObject({
            label: text('Label', { place: HEADING }),
            option: text('A coin in the list', { fill: ['code', 'name'] }),
            tip,
          })
          .describe('The field for the currency'),
        estimate: z
          .strictObject({
            text: richText('What the amount is in coins', { fill: ['coins', 'time'] }),
            none: richText('While there are no rates to make an estimate by'),
            ratesFrom: text('Who is asked for the rates', { fill: ['host'] }),
            ask: text('Button in its place in a browser that saves data', { fill: ['host'] }),
          })
          .describe('The estimate in coins, shown only while site.yaml has rates'),
        email: z
          .strictObject({
            label: text('Label', { place: HEADING }),
            hint: richText('Under the field'),
          })
          .describe('The field for the email address'),
        reference: z
          .strictObject({
            label: text('Label', { place: HEADING }),
            hint: richText('Under the field'),
            tip,
          })
          .describe('The field for the reference number'),
        beforeButton: richText('Directly before the button'),
        button: text('The button', { place: BUTTON }),
        notice,
        afterButton: text('Before the two buttons that lead to an email', { place: STATEMENT }),
      })
      .describe('The form'),
    information: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        coins: titled.describe('Supported coins'),
        processing: z
          .strictObject({
            title: text('Title', { place: HEADING }),
            text: richText('Text'),
            figure: z
              .strictObject({
                heading: text('Heading', { place: HEADING }),
                label: text('Behind the bar', { place: CELL }),
                alt: text('The figure in words', { place: SPOKEN }),
              })
              .describe('The figure of the usual confirmation time'),
          })
          .describe('Processing time'),
        fees: z
          .strictObject({
            title: text('Title', { place: HEADING }),
            text: richText('Text before the three parts'),
            parts: z
              .strictObject({
                visa: richText('The visa fee'),
                processing: richText('Your processing fee'),
                network: richText('The network fee'),
              })
              .describe('The three parts of what is paid'),
            figure: z
              .strictObject({
                heading: text('Heading', { place: HEADING }),
                visa: text('Name of the first part', { place: PART }),
                processing: text('Name of the second part', { place: PART }),
                network: text('Name of the third part', { place: PART }),
                alt: text('The figure in words', { place: SPOKEN }),
              })
              .describe('The figure of what is paid, without numbers'),
          })
          .describe('Fees'),
        refunds: titled.describe('Refunds'),
      })
      .describe('The information card'),
    refundTable: z
      .strictObject({
        heading: text('Heading, also the caption of the table', { place: HEADING }),
        paid: text('Heading of the first column', { place: COLUMN }),
        refundable: text('Heading of the second column', { place: COLUMN }),
        decides: text('Heading of the third column', { place: COLUMN }),
        rows: list(
          'The rows',
          z.strictObject({
            paid: richText('What was paid'),
            refundable: richText('Whether it can be refunded'),
            decides: richText('Who decides'),
          }),
        ),
      })
      .describe('The table of who refunds what'),
    help: z
      .strictObject({
        heading: text('Heading', { place: PAGE_HEADING }),
        text: richText('Text'),
        button: text('The button, which opens an email', { place: BUTTON }),
      })
      .describe('The card Need Help'),
    printFooter: richText('At the foot of this page when it is printed'),
  })
  .describe('The page Payments');

export type PaymentsWords = z.output<typeof paymentsSchema>;
