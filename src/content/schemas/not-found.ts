import { link } from './common.ts';
import { group, richText, text } from './field-types.ts';

/** The page is one for all languages. */
const isNotTranslated = true;

export const notFoundSchema = group('The page for an unknown address', {
  meta: group('What browsers and search engines show of the page', {
    title: text('Title in the browser tab', { limit: 'resultTitle', isNotTranslated }),
    description: text('Summary in search results', { limit: 'resultDescription', isNotTranslated }),
  }),
  h1: text('What happened (specification §8); in every language', { limit: 'pageHeading' }),
  help: richText('What may have happened', { isNotTranslated }),
  home: link.describe('The link to the home page; in every language'),
  others: text('Before the links to the other pages', { isNotTranslated }),
  stamp: text('Words around the stamp, decoration', { limit: 'stamp', isNotTranslated }),
  console: text("In the browser's console, for developers", {
    placeholders: ['path'],
    isNotTranslated,
  }),
});
