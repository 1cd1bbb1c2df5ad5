import { group, richText, text } from './fields.ts';
import { link } from './parts.ts';

/** The page is one for all languages. */
const isOwn = true;

export const notFoundSchema = group('The page for an unknown address', {
  meta: group('What browsers and search engines show of the page', {
    title: text('Title in the browser tab', { place: 'resultTitle', isOwn }),
    description: text('Summary in search results', { place: 'resultDescription', isOwn }),
  }),
  h1: text('What happened (specification §8); in every language', { place: 'pageHeading' }),
  help: richText('What may have happened', { isOwn }),
  home: link.describe('The link to the home page; in every language'),
  others: text('Before the links to the other pages', { isOwn }),
  stamp: text('Words around the stamp, decoration', { place: 'stamp', isOwn }),
  console: text("In the browser's console, for developers", { fill: ['path'], isOwn }),
});
