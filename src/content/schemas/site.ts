import { z } from 'astro/zod';
import { codeMistake, LANGUAGE_CODE } from '#site/languages.ts';
import { coin, coinCode } from './common.ts';
import {
  claim,
  figure,
  group,
  HTTPS_ORIGIN,
  list,
  patternText,
  richText,
  text,
  webAddress,
} from './field-types.ts';

const languageCode = patternText(
  'The code of a language: in `languages`, the name of its file',
  LANGUAGE_CODE,
  'is not the code of a language. Write it like es, or with its region like pt-BR',
).refine((code) => !codeMistake(code), { error: ({ input }) => codeMistake(String(input)) });

export const siteSchema = group('The facts of the business', {
  brand: text('Name of the business', { limit: 'brand', isNotTranslated: true }),
  tagline: text('What the business does, in one phrase', {
    limit: 'heading',
    isNotTranslated: true,
  }),
  email: patternText(
    'The address to which visitors write',
    /^(?=.{1,64}$)[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/,
    'is not an email address. Write one with an @ and a domain, for example info@your-site.com; a domain in other letters as browsers show it to servers, xn--…',
  ),
  url: patternText(
    'Address of this website, without a slash at the end',
    new RegExp(`^${HTTPS_ORIGIN}$`),
    'is not the address of a website. Begin it with https:// and write nothing after the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one',
  ),
  promises: group('What you promise', {
    supportHours: claim('Support', {
      value: text('When you answer: {supportHours}', { limit: 'label' }),
    }),
    confirmMinutes: claim('How long most crypto transactions take to confirm', {
      from: figure('Shortest usual confirmation time, in minutes', 1, 1440),
      to: figure('Longest usual confirmation time, in minutes', 1, 1440),
    }),
    replyHours: claim('Replies', {
      value: figure('Hours within which you answer an email', 1, 720),
    }),
    guaranteeDays: claim('The guarantee', {
      value: figure('Days of the money-back guarantee on courses', 1, 365),
    }),
  }),
  claims: group('Figures about the business; texts say "more than" before the first three', {
    students: claim('Students', { value: figure('Students enrolled in all courses', 1, 1e8) }),
    tutors: claim('Tutors', { value: figure('Number of tutors', 1, 1e5) }),
    paymentsProcessed: claim('Payments', {
      value: figure('Total of payments processed, in US dollars', 1, 1e11),
    }),
    satisfaction: claim('Satisfaction', {
      value: figure('Satisfaction rate, in percent', 1, 100, 1),
    }),
  }),
  statements: list(
    'What the texts say about how you work; the sentences here are never shown',
    claim('A statement', { says: text('What the texts say', { isNotTranslated: true }) }),
  ),
  languages: list(
    'Languages to publish; content/ is in the first, at the address of the website itself',
    claim('A language, which has a file in translations/, apart from the first', {
      code: languageCode,
    }),
  ),
  coins: list('Coins you accept, in the order in which visitors see them', coin),
  defaultCoin: coinCode('Code of the coin that is chosen in the form by default'),
  showPrices: z.boolean().describe('Whether visitors see the prices of the courses'),
  serviceFee: richText("Your service fee, in Payments' fees", { limit: 'figureNote' }).optional(),
  liveChat: webAddress(
    'Where your live chat is; without it a notice says there is none',
  ).optional(),
  legal: group('What the law may ask you to show', {
    privacy: webAddress('Your privacy policy, if it is elsewhere').optional(),
    terms: webAddress('Your terms of service, if they are elsewhere').optional(),
    entity: group('The company behind the website', {
      name: text('Its registered name', { isNotTranslated: true }).optional(),
      registration: text('Its registration and the authority', {
        isNotTranslated: true,
      }).optional(),
      registrationLink: webAddress('Its page in the public register').optional(),
      address: text('Its address, on one line', { isNotTranslated: true }).optional(),
      country: patternText(
        'Its country, in two letters',
        /^[A-Z]{2}$/,
        'is not the code of a country. Write its two capital letters, for example US or DE',
      ).optional(),
      since: figure('The year in which it began', 1900, 2100).optional(),
      responsible: text('Who answers for it', { isNotTranslated: true }).optional(),
      answersIn: list('The languages in which you answer emails', languageCode).optional(),
    }),
  }),
  rates: group('Switches the estimate in coins on', {
    url: webAddress('The address that answers the rates of the coins'),
  }).optional(),
});

export type Site = z.output<typeof siteSchema>;
