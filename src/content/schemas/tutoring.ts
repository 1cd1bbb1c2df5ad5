import { z } from 'astro/zod';
import { list } from './fields/basic.ts';
import { BUTTON, CELL, COLUMN, FACT, HEADING, PART, RATING } from './fields/places.ts';
import { richText, text } from './fields/text.ts';
import { card, closing, facts, h1, meta } from './parts.ts';

export const tutoringSchema = z
  .strictObject({
    meta,
    h1,
    intro: richText('Under the heading'),
    jumps: z
      .strictObject({
        compare: text('To the table of courses'),
        courses: text('To the cards'),
        learning: text('To the learning features'),
      })
      .describe('Links to parts of the page, under the intro'),
    guarantee: richText('Small line about the guarantee'),
    facts,
    courses: z
      .strictObject({
        heading: text('Heading of the cards, for screen readers', { place: HEADING }),
        duration: text('Name of the duration', { place: PART }),
        level: text('Name of the level', { place: CELL }),
        students: text('Name of the number of students', { place: PART }),
        rating: text('Name of the rating', { place: PART }),
        topics: text('Name of the topics', { place: CELL }),
        ratingText: text('The rating in words', { fill: ['rating'], place: FACT }),
        ratingShort: text('The rating as it is shown on a card', {
          fill: ['rating'],
          place: RATING,
        }),
        enroll: text('The button of each card', { place: BUTTON }),
        enrollName: text("The button's name for screen readers", { fill: ['courseTitle'] }),
        noApp: z
          .strictObject({
            summary: text('Line that opens the address and the message as text'),
            suffix: text('Read out after that line, not shown', { fill: ['courseTitle'] }),
            address: text('Name of the address', { place: CELL }),
            subject: text('Name of the subject', { place: CELL }),
            message: text('Name of the message', { place: CELL }),
          })
          .describe('For visitors whose device has no email app'),
      })
      .describe('The course cards'),
    compare: z
      .strictObject({
        heading: text('Heading, which also names the table', { place: HEADING }),
        course: text('Heading of the column of titles', { place: COLUMN }),
        length: text('Heading of the column of lengths', { place: COLUMN }),
        level: text('Heading of the column of levels', { place: COLUMN }),
        rating: text('Heading of the column of ratings', { place: COLUMN }),
        students: text('Heading of the column of student counts', { place: COLUMN }),
        price: text('Heading of the column of prices, which comparePrices in site.yaml adds', {
          place: COLUMN,
        }),
      })
      .describe('The table that compares the courses'),
    learning: z
      .strictObject({
        heading: text('Heading', { place: HEADING }),
        items: list('The features', card),
      })
      .describe('Learning features'),
    closing,
  })
  .describe('The page Tutoring');

export type TutoringWords = z.output<typeof tutoringSchema>;
