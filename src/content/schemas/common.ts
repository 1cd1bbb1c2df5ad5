import type { z } from 'astro/zod';
import { group, href, list, patternText, richText, text } from './field-types.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** What browsers and search engines show of a page. */
export const pageMeta = group('What browsers and search engines show of the page', {
  title: text(
    `Title in the browser tab and in search results, at most ${TEXT_LIMITS.resultTitle.maxChars} characters`,
    { limit: 'resultTitle' },
  ),
  description: text(
    `Summary in search results, at most ${TEXT_LIMITS.resultDescription.maxChars} characters`,
    { limit: 'resultDescription' },
  ),
});

export const meta = pageMeta
  .extend({
    shareAlt: text('Describes the picture that other sites show beside a link to this page', {
      limit: 'imageText',
    }),
  })
  .describe('What browsers, search engines and other sites show of the page');

export const h1 = text("The page's heading", { limit: 'pageHeading' });
export const intro = richText('Under the heading');
export const heading = text('Heading', { limit: 'heading' });
export const title = text('Title', { limit: 'heading' });
export const label = text('Label', { limit: 'heading' });
export const button = text('The button', { limit: 'button' });

export const link = group('A link', {
  label: text('The words on the button or link', { limit: 'button' }),
  href: href('The page it leads to, for example /tutoring'),
});

export const card = group('A card', { title, text: richText('Text') });

export const notice = group('The notice that appears when the button is pressed', {
  title: text("The notice's title (specification §8)"),
  text: text("The notice's text (specification §8)"),
});

/** Each is shown with its answer; without one, it is not on the page. */
export const answers = group('What visitors want to know and only the owner can say', {
  heading,
  items: list(
    'The questions',
    group('A question, shown once it has an answer', {
      question: text('The question', { limit: 'heading' }),
      answer: richText('The answer').optional(),
    }),
  ),
});

export const closing = group('The closing call to action', {
  heading,
  text: richText('Text'),
  primary: link.describe('The first button'),
  secondary: link.describe('The second button'),
});

export function coinCode(description: string) {
  const fix = 'is not a coin code. Write two to ten capital letters or digits, for example BTC';
  return patternText(description, /^[A-Z][A-Z0-9]{1,9}$/, fix);
}

export const coin = group('A coin', {
  code: coinCode("The coin's code"),
  name: text("The coin's name", { limit: 'label' }),
});

/** A link or button: its text and its address on this site. */
export type Link = z.output<typeof link>;
