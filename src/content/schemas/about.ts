import { z } from 'astro/zod';
import { card, closing, heading, intro, meta } from './common.ts';
import { group, list, patternText, richText, text, webAddress } from './field-types.ts';

const statement = group('A statement', {
  heading,
  statement: richText('The statement', { limit: 'statement' }),
  text: richText('The line under it'),
});

const statistic = group('A figure', {
  value: text('The figure', { limit: 'largeFact' }),
  label: richText('What it counts', { limit: 'figureNote' }),
});

const fact = group('A line', {
  label: text('What the line says', { limit: 'label' }),
  value: richText('Its value', { limit: 'largeFact' }),
  onPayments: z
    .boolean()
    .describe('Whether Payments shows the value, too, over its form')
    .optional(),
});

/** The name of a line that site.yaml may fill in. */
const companyLabel = (description: string) => text(description, { limit: 'label' });

const person = group('Somebody who teaches', {
  name: text('The name', { limit: 'label', isNotTranslated: true }),
  teaches: text('What they teach', { limit: 'largeFact' }),
  photo: patternText(
    'The photograph, a file in public/people/',
    /^[a-z0-9-]+\.(?:jpg|png|webp)$/,
    'is not the name of a picture. Write small letters, digits and hyphens, for example jane-doe.jpg',
  ),
  link: webAddress('One public page of theirs').optional(),
});

export const aboutSchema = group('The page About', {
  meta,
  h1: richText("The page's heading", { limit: 'pageHeading' }),
  intro,
  dataPage: group('Who is behind the website, as the data page of a passport', {
    heading,
    lines: list('The lines', fact),
    companyLabels: group('Names of the lines that site.yaml adds, from "entity"', {
      name: companyLabel('Of "name"'),
      registration: companyLabel('Of "registration"'),
      address: companyLabel('Of "address"'),
      country: companyLabel('Of "country"'),
      since: companyLabel('Of "since"'),
      responsible: companyLabel('Of "responsible"'),
      answersIn: companyLabel('Of "answersIn"'),
    }),
    notPublished: group('What the website still lacks', {
      heading,
      serviceFee: text('The service fee, while serviceFee of site.yaml is empty', {
        limit: 'column',
      }),
    }),
  }),
  story: group('The story', {
    heading,
    paragraphs: list('The paragraphs', richText('A paragraph')),
  }),
  mission: statement.describe('The mission'),
  vision: statement.describe('The vision'),
  values: group('The values', { heading, items: list('The values', card) }),
  people: group('The people who teach', { heading, items: list('The people', person) }).optional(),
  numbers: group('The business in numbers', {
    heading,
    items: list('The figures', statistic),
  }),
  checkable: group('What visitors can verify themselves', {
    heading,
    items: list('The sentences', richText('A sentence')),
  }),
  closing,
});

export type AboutWords = z.output<typeof aboutSchema>;
