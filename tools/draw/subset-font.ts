/**
 * Subsets the heading font: one static instance of Newsreader (opsz 60, wght 500) with ASCII and the
 * typographic marks that the texts use. Run `npm run font` after a change of GLYPHS.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}–—‘’“”…·×©€`;
const MAX_BYTES = 25_000;
const PACKAGE = 'node_modules/@fontsource-variable/newsreader';

const source = await readFile(`${PACKAGE}/files/newsreader-latin-opsz-normal.woff2`);
const font = await subsetFont(source, GLYPHS, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 60, wght: 500 },
});
if (font.length > MAX_BYTES) {
  throw new Error(`The heading font has ${font.length} bytes; at most ${MAX_BYTES} are allowed.`);
}
await writeFile('src/styles/newsreader-500.woff2', font);
await copyFile(`${PACKAGE}/LICENSE`, 'src/styles/newsreader-LICENSE.txt');
console.log(`src/styles/newsreader-500.woff2: ${font.length} bytes`);
