import { z } from 'astro/zod';
import { anyAddress, ratesAddress, siteAddress, webAddress } from './fields/addresses.ts';
import { count, list, optional, yesOrNo } from './fields/basic.ts';
import { claim } from './fields/claims.ts';
import { BRAND, HEADING, LABEL } from './fields/places.ts';
import { patternText, text } from './fields/text.ts';

export const siteSchema = z
  .strictObject({
    brand: text('Name of the business', { place: BRAND, isTokenPart: true }),
    tagline: text('What the business does, in one phrase', {
      place: HEADING,
      isTokenPart: true,
    }),
    code: patternText(
      'Two or three capital letters before the number of each document',
      /^[A-Z]{2,3}$/,
      'is not a code. Write two or three capital letters, for example CP',
    ),
    email: patternText(
      'The address to which visitors write',
      /^(?=.{1,64}$)[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/,
      'is not an email address. Write one with an @ and a domain, for example info@your-site.com',
    ),
    url: siteAddress('Address of this website, without a slash at the end'),
    promises: z
      .strictObject({
        supportHours: claim('Support', {
          value: text('When support is open', { place: LABEL, isTokenPart: true }),
        }),
        confirmMinutes: claim('How long most crypto transactions take to confirm', {
          from: count('Shortest usual confirmation time, in minutes', 1, 1440),
          to: count('Longest usual confirmation time, in minutes', 1, 1440),
        }),
        replyHours: claim('Replies', {
          value: count('Hours within which you answer an email', 1, 720),
        }),
        guaranteeDays: claim('The guarantee', {
          value: count('Days of the money-back guarantee on courses', 1, 365),
        }),
      })
      .describe('What you promise'),
    claims: z
      .strictObject({
        students: claim('Students', {
          value: patternText(
            'Students enrolled in all courses',
            /^[1-9]\d{0,2}(?:,\d{3}){0,2}\+?$/,
            'is not a number of students. Write digits with commas, for example "15,000+"',
          ),
        }),
        tutors: claim('Tutors', {
          value: patternText(
            'Number of tutors',
            /^[1-9]\d{0,2}(?:,\d{3})?\+?$/,
            'is not a number of tutors. Write digits, for example "50+"',
          ),
        }),
        paymentsProcessed: claim('Payments', {
          value: patternText(
            'Total of payments processed',
            /^\$(?:[1-9]\d{0,2}(?:,\d{3})?|[1-9]\d{0,2}(?:\.\d)?[KMB])\+?$/,
            'is not an amount. Write a dollar sign and a number, for example "$5M+"',
          ),
        }),
        satisfaction: claim('Satisfaction', {
          value: patternText(
            'Satisfaction rate',
            /^(?:100|[1-9]\d?(?:\.\d)?)%$/,
            'is not a percentage. Write a number from 0 to 100 and a percent sign, for example "95%"',
          ),
        }),
      })
      .describe('Figures about the business, shown exactly as written'),
    statements: list(
      'What the texts say about how you work; the sentences here are never shown',
      claim('A statement', { says: text('What the texts say') }),
    ),
    languages: list(
      'Languages to publish; the first is at the address of the website itself',
      claim('A language, which has a folder in content/', {
        code: patternText(
          "The language's code, the name of its folder",
          /^[a-z]{2}$/,
          'is not the code of a language. Write two lowercase letters, for example es',
        ),
      }),
    ),
    subjectForOwner: yesOrNo(
      'Whether emails in another language end with their subject in the first one',
    ),
    coins: list(
      'Coins you accept, in the order in which visitors see them',
      z.strictObject({
        code: patternText(
          "The coin's code",
          /^[A-Z][A-Z0-9]{1,9}$/,
          'is not a coin code. Write two to ten capital letters or digits, for example BTC',
        ),
        name: text("The coin's name", { place: LABEL, isTokenPart: true }),
      }),
    ),
    defaultCoin: text('Code of the coin chosen in the form at first'),
    comparePrices: yesOrNo('Whether the table that compares the courses shows their prices'),
    liveChat: optional(
      webAddress('Where your live chat is; without it a notice says there is none'),
    ),
    legal: z
      .strictObject({
        privacy: optional(anyAddress('Your privacy policy; without it the words lead nowhere')),
        terms: optional(anyAddress('Your terms of service; without it the words lead nowhere')),
        entity: z
          .strictObject({
            name: optional(text('Its registered name')),
            address: optional(text('Its address, on one line')),
            registration: optional(text('Its registration or license, with the authority')),
          })
          .describe('The company behind the website; shown only with its name'),
      })
      .describe('What the law may ask you to show'),
    rates: optional(
      z
        .strictObject({
          url: ratesAddress('The address that answers the rates of the coins'),
        })
        .describe('Switches the estimate in coins on'),
    ),
  })
  .describe('The facts of the business');

export type Site = z.output<typeof siteSchema>;
export type Coin = Site['coins'][number];
