import { z } from 'astro/zod';
import { answers, button, card, heading, intro, label, meta, notice, title } from './common.ts';
import { figure, group, list, richText, slugText, text } from './field-types.ts';

const service = group('A service', {
  value: slugText('Name of the option, never shown (specification §3); never empty'),
  label: text('Name of the service', { limit: 'button' }),
  help: text('What it is, under the field'),
});

const row = group('A row', {
  paid: richText('What was paid'),
  refundable: richText('Whether it can be refunded'),
  decides: richText('Who decides'),
});

const specimenLine = group('A line', {
  label: text('What the line says', { limit: 'label', context: 'quote' }),
  value: richText('Its value; crosses stand for an address', { limit: 'largeFact' }),
  check: figure('The number of the check that concerns it', 1, 9).optional(),
  isTotal: z.boolean().describe('Whether it is the sum of the lines above').optional(),
});

const tip = group('Extra help beside the label; the form makes sense without it', {
  name: text('Name of the small question mark beside the label, for screen readers'),
  text: richText('Help that opens from the question mark'),
});

const holder = z.enum(['you', 'network', 'us', 'authority']).describe('Who holds the money');

export const paymentsSchema = group('The page Payments', {
  meta,
  h1: text("The page's heading", { limit: 'pageHeading', context: 'heading' }),
  intro,
  toForm: text('Link to the form, under the intro', { limit: 'button' }),
  money: group('The stations of a payment', {
    heading,
    holders: group('Who holds the money, in the label of a station', {
      you: text('The visitor', { limit: 'label' }),
      network: text("The coin's network", { limit: 'label' }),
      us: text('The business', { limit: 'label' }),
      authority: text('The visa authority', { limit: 'label' }),
    }),
    stations: list(
      'The stations',
      card.extend({ holder, time: text('How long it takes', { limit: 'label' }).optional() }),
    ),
    before: text("Under the visitor's stations", { limit: 'statement' }),
    after: text('Under the others', { limit: 'statement' }),
  }),
  checks: group('What to check before paying', {
    heading,
    items: list('The checks', card),
    specimen: group('The written quote, drawn as a specimen', {
      title,
      documentNumber: text('Beside the name of the business', { limit: 'label' }),
      overprint: text('Stamp on the sheet', { limit: 'stamp' }),
      lines: list('The lines of the quote', specimenLine),
    }),
    stop: group('If something feels wrong', {
      stamp: text('Word of the stamp', { limit: 'stamp' }),
      title: richText('First sentence, in strong letters'),
      text: richText('The rest'),
    }),
  }),
  form: group('The form', {
    heading,
    note: richText('Above the fields'),
    service: group('The field for the service type', {
      label,
      placeholder: text('Shown while nothing is chosen', { limit: 'button' }),
      options: list('The services to choose from', service, 'value'),
    }),
    amount: group('The field for the amount', {
      label,
      unclear: text('Under the field, if what was typed has no figure'),
      tip,
    }),
    currency: group('The field for the currency', {
      label,
      option: text('A coin in the list', { placeholders: ['code', 'name'] }),
      tip,
    }),
    estimate: group('The estimate in coins, shown only while site.yaml has rates', {
      text: richText('What the amount is in coins', { placeholders: ['estimate', 'time'] }),
      none: richText('While there are no rates to make an estimate by'),
      ratesFrom: text('Who is asked for the rates', { placeholders: ['host'] }),
    }),
    email: group('The field for the email address', {
      label,
      unclear: text('Under the field, if what was typed is no whole address, or more than one'),
    }),
    reference: group('The field for the reference number', {
      label,
      optional: text('That it may stay empty, after the label'),
      hint: text('Beside the field'),
      tip,
    }),
    beforeButton: text('Directly before the button'),
    truth: text('In the notice, under its text: what is true', { limit: 'statement' }),
    button,
    notice,
  }),
  information: group('The information about payments', {
    heading,
    cards: list('The three cards, of one sentence each', card),
    coins: card.describe('Supported coins'),
    processing: card.describe('Processing time'),
    fees: group('Fees, as a receipt', {
      title,
      parts: list(
        'The amounts that can apply',
        group('An amount', {
          name: text('Name', { limit: 'heading', context: 'receipt' }),
          text: richText('Text'),
          isServiceFee: z
            .boolean()
            .describe("Whether serviceFee of site.yaml, once it is given, takes the text's place")
            .optional(),
        }),
      ),
    }),
  }),
  refundTable: group('The table of who refunds what', {
    heading: text('Heading, also the caption of the table', { limit: 'heading' }),
    paid: text('Heading of the first column', { limit: 'column' }),
    refundable: text('Heading of the second column', { limit: 'column' }),
    decides: text('Heading of the third column', { limit: 'column' }),
    rows: list('The rows', row),
  }),
  answers,
  help: group('The card Need Help', {
    heading,
    text: richText('Text'),
    button: text('The button, which opens an email', { limit: 'button' }),
  }),
});

export type PaymentsWords = z.output<typeof paymentsSchema>;
