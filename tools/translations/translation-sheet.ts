/**
 * `npm run translation-sheet es`: writes translation-es.csv, a table of key, English and translation.
 * With `--read FILE`, takes the corrections of such a table into content/es.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { endWithMistakes } from '../build/content/end-with-mistakes.ts';
import { corrected } from './corrected.ts';
import { readSheet, writeSheet } from './sheet.ts';
import { translatedTexts } from './texts.ts';

const [language = '', option, file = ''] = process.argv.slice(2);
const sources = readSources();
const texts = translatedTexts(sources, language);
if (texts.length === 0)
  fail(`There is no language content/${language}. Name one: npm run translation-sheet es`);
else if (option === '--read') takeBack();
else {
  const sheet = `translation-${language}.csv`;
  writeFileSync(sheet, writeSheet(texts));
  console.log(`${sheet}: ${texts.length} texts.`);
}

function takeBack(): void {
  try {
    const changes = readSheet(readFileSync(file, 'utf8'), texts);
    const after = corrected(sources, changes);
    endWithMistakes(() => parseContent({ ...sources, ...after }, language));
    for (const [name, text] of Object.entries(after)) writeFileSync(name, text);
    console.log(`${changes.length} texts corrected. Now run: npm run translations`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
