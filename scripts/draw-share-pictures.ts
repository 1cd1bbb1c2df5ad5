/** Draws each page's share picture into public/share/ from its heading. */
import { stripMarks } from '#content/marks.ts';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/sources.ts';
import { drawSharePictures } from './share-pictures.ts';

const content = parseContent(readSources());
const { site, home, services, tutoring, payments, about, contact } = content;
const words = { home, services, tutoring, payments, about, contact };
const names: (keyof typeof words)[] = [
  'home',
  'services',
  'tutoring',
  'payments',
  'about',
  'contact',
];
await drawSharePictures(
  site.brand,
  names.map((name) => ({ name, title: stripMarks(words[name].h1) })),
  'public/share',
);
