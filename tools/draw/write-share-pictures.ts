/** Draws the share picture of each page in the menu, with its heading, into public/share/. */
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { endWithMistakes } from '../build/content/end-with-mistakes.ts';
import { drawSharePictures } from './share-pictures.ts';
import { headingOf, PICTURED_PAGES } from './share-words.ts';

const content = endWithMistakes(() => parseContent(readSources()));
await drawSharePictures(
  content,
  PICTURED_PAGES.map((name) => ({ name, title: headingOf(content, name) })),
  'public/share',
);
