/**
 * `npm run font`: cuts the heading font, static instances of Newsreader (opsz 60, wght 500). One has ASCII
 * and the typographic marks that the words use; each language with more letters has files of its own.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { readSources } from '#content/read/sources.ts';
import { contentsOf } from '#content/site-content.ts';
import { rulesOf } from '#site/languages.ts';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const MARKS = '–—‘’“”…·×©€';

const MAX_BYTES = 25_000;
const PACKAGE = 'node_modules/@fontsource-variable/newsreader';
const STYLES = 'src/styles';

async function cut(subset: string, glyphs: string, file: string, wght = 500): Promise<void> {
  const source = readFileSync(`${PACKAGE}/files/newsreader-${subset}-opsz-normal.woff2`);
  const variationAxes = { opsz: 60, wght };
  const font = await subsetFont(source, glyphs, { targetFormat: 'woff2', variationAxes });
  if (font.length > MAX_BYTES) throw new Error(`${file} has more than ${MAX_BYTES} bytes.`);
  writeFileSync(file, font);
  console.log(`${file}: ${font.length} bytes`);
}

/** Whether a list of ranges as in CSS, "U+0100-02BA,U+1E9E", has the letter. */
function isInRange(letter: string, ranges: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

export async function run(): Promise<void> {
  await cut('latin', ASCII + MARKS, `${STYLES}/newsreader-500.woff2`);
  await cut('latin', '+', `${STYLES}/bold-plus.woff2`, 800);
  copyFileSync(`${PACKAGE}/LICENSE`, `${STYLES}/newsreader-LICENSE.txt`);
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(`${PACKAGE}/unicode.json`, 'utf8'),
  );
  for (const { language } of contentsOf(readSources())) {
    // A letter that two files of the package have is taken from the first of these.
    const remaining = new Set(rulesOf(language).fontLetters);
    for (const part of ['latin', 'vietnamese', 'latin-ext']) {
      const letters = [...remaining].filter((letter) => isInRange(letter, ranges[part] ?? ''));
      if (letters.length === 0) continue;
      await cut(part, letters.join(''), `${STYLES}/languages/newsreader-${language}-${part}.woff2`);
      for (const letter of letters) remaining.delete(letter);
    }
  }
}
