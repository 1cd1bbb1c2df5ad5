import { z } from 'astro/zod';
import { href } from './fields/addresses.ts';
import { list } from './fields/basic.ts';
import {
  BUTTON,
  FACT,
  HEADING,
  LABEL,
  PAGE_HEADING,
  RESULT_DESCRIPTION,
  RESULT_TITLE,
  SPOKEN,
} from './fields/places.ts';
import { richText, text } from './fields/text.ts';

/** What a search engine shows, in characters. */
export const TITLE_MAX = RESULT_TITLE.limit;
export const DESCRIPTION_MAX = RESULT_DESCRIPTION.limit;

/** What browsers and search engines show of a page. */
export const pageMeta = z
  .strictObject({
    title: text(`Title in the browser tab and in search results, at most ${TITLE_MAX} characters`, {
      place: RESULT_TITLE,
    }),
    description: text(`Summary in search results, at most ${DESCRIPTION_MAX} characters`, {
      place: RESULT_DESCRIPTION,
    }),
  })
  .describe('What browsers and search engines show of the page');

export const meta = pageMeta
  .extend({
    shareAlt: text('Describes the picture that other sites show beside a link to this page', {
      place: SPOKEN,
    }),
  })
  .describe('What browsers, search engines and other sites show of the page');

export const h1 = text("The page's heading", { place: PAGE_HEADING });

export const link = z.strictObject({
  label: text('The words on the button or link', { place: BUTTON }),
  href: href('The page it leads to, for example /tutoring'),
});

export const card = z.strictObject({
  title: text('Title of the card', { place: HEADING }),
  text: richText('Text of the card'),
});

const fact = z.strictObject({
  label: text('Small label above the fact', { place: LABEL }),
  value: richText('The fact itself', { place: FACT }),
});

export const facts = list("The row of facts under the page's heading", fact);

export const notice = z
  .strictObject({
    title: text("The notice's title (specification §8)"),
    text: text("The notice's text (specification §8)"),
  })
  .describe('The notice that appears when the button is pressed');

export const closing = z
  .strictObject({
    heading: text('Heading', { place: PAGE_HEADING }),
    text: richText('Text'),
    primary: link.describe('The first button'),
    secondary: link.describe('The second button'),
  })
  .describe('The closing call to action');

/** A link or button: its text and its address on this site. */
export type Link = z.output<typeof link>;
/** A title and a text. */
export type Card = z.output<typeof card>;
/** Title and text of a form's notice. */
export type NoticeWords = z.output<typeof notice>;
