/**
 * `npm run font`: cuts the heading font, static instances of Newsreader (opsz 60, wght 500), for the faces
 * and ranges in fonts.css. To be run when the package changes.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const PACKAGE = 'node_modules/@fontsource-variable/newsreader';
const STYLES = 'src/styles';

/** In a face of fonts.css: its file, the part of the package that has its letters, and its range. */
const FACE = /url\("\.\/(newsreader-([\w-]+)\.woff2)"\)[^}]*unicode-range:\s+([^;]+)/g;

/** All characters of a `unicode-range`: "U+20-FF, U+131". */
function charactersOf(range: string): string {
  const parts = range.split(',').map((part) => {
    const [from = 0, to = from] = part.match(/\w+(?=-|$)/g)?.map((hex) => Number(`0x${hex}`)) ?? [];
    const codes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return String.fromCodePoint(...codes);
  });
  return parts.join('');
}

export async function run(): Promise<void> {
  const faces = readFileSync(`${STYLES}/fonts.css`, 'utf8').matchAll(FACE);
  const options = { targetFormat: 'woff2', variationAxes: { opsz: 60, wght: 500 } } as const;
  for (const [, file, part, range = ''] of faces) {
    const source = readFileSync(`${PACKAGE}/files/newsreader-${part}-opsz-normal.woff2`);
    const font = await subsetFont(source, charactersOf(range), options);
    writeFileSync(`${STYLES}/${file}`, font);
    console.log(`${file}: ${font.length} bytes`);
  }
  copyFileSync(`${PACKAGE}/LICENSE`, `${STYLES}/newsreader-LICENSE.txt`);
}
