import { group, richText, text } from './fields.ts';
import { link, meta } from './parts.ts';

export const notFoundSchema = group('The page for an unknown address', {
  meta,
  h1: text('The number of the error', { place: 'number' }),
  message: text('Under the number (specification §8)', { place: 'pageHeading' }),
  help: richText('What may have happened'),
  home: link.describe('The link to the home page'),
  others: text('Before the links to the other pages'),
  stamp: text('Words around the stamp, decoration', { place: 'stamp' }),
  console: text("In the browser's console, for developers", { fill: ['path'] }),
});
