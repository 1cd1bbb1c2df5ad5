/** Draws each page's share picture into public/share/ from its heading. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripMarks } from '#content/marks.ts';
import { parseContent } from '#content/parse.ts';
import { drawSharePictures } from './share-pictures.ts';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join('content', name));
const content = parseContent(
  Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
);

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
