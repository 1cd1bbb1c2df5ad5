/**
 * Cuts the heading font: static instances of Newsreader (opsz 60, wght 500). One has ASCII and the
 * typographic marks that the words use; each language with more letters has them in files of its own.
 * Run `npm run font` after a change here or in letters.ts.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import subsetFont from 'subset-font';
import { isInRange, LETTERS } from './letters.ts';

const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}–—‘’“”…·×©€`;
const MAX_BYTES = 25_000;
const PACKAGE = 'node_modules/@fontsource-variable/newsreader';
const LANGUAGES = 'src/styles/languages';

const ranges = z
  .record(z.string(), z.string())
  .parse(JSON.parse(await readFile(`${PACKAGE}/unicode.json`, 'utf8')));

async function cut(part: string, glyphs: string, file: string): Promise<void> {
  const source = await readFile(`${PACKAGE}/files/newsreader-${part}-opsz-normal.woff2`);
  const font = await subsetFont(source, glyphs, {
    targetFormat: 'woff2',
    variationAxes: { opsz: 60, wght: 500 },
  });
  if (font.length > MAX_BYTES) {
    throw new Error(`${file} has ${font.length} bytes; at most ${MAX_BYTES} are allowed.`);
  }
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}

await cut('latin', GLYPHS, 'src/styles/newsreader-500.woff2');
await copyFile(`${PACKAGE}/LICENSE`, 'src/styles/newsreader-LICENSE.txt');
for (const [language, letters] of Object.entries(LETTERS)) {
  // A letter that is in two parts of the package is taken from the first of these.
  const left = new Set(letters);
  for (const part of ['latin', 'vietnamese', 'latin-ext']) {
    const range = ranges[part] ?? '';
    const own = [...left].filter((letter) => isInRange(letter, range));
    if (own.length === 0) continue;
    await cut(part, own.join(''), `${LANGUAGES}/newsreader-${language}-${part}.woff2`);
    for (const letter of own) left.delete(letter);
  }
}
