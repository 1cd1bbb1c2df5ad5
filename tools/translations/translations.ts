/**
 * `npm run translations`: remembers which translations were made or touched since, and lists those
 * whose English has changed. With `-- --confirm es` every text of that language counts as up to date.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { publishedLanguages, unpublishedLanguages } from '#content/languages.ts';
import { readSources } from '#content/read/sources.ts';
import { confirmed, outOfDate, readRecords, recordsFile, renewed } from './records.ts';
import { translatedTexts } from './texts.ts';

const [option, confirmedLanguage] = process.argv.slice(2);
const sources = readSources();
mkdirSync('translations', { recursive: true });
const languages = [...publishedLanguages(sources).slice(1), ...unpublishedLanguages(sources)];
for (const language of languages) {
  const texts = translatedTexts(sources, language);
  const known = readRecords(language);
  const isConfirmed = option === '--confirm' && confirmedLanguage === language;
  const records = isConfirmed ? confirmed(texts) : renewed(texts, known);
  writeFileSync(recordsFile(language), `${JSON.stringify(records, null, 2)}\n`);
  for (const { file, key, first } of isConfirmed ? [] : outOfDate(texts, known)) {
    const [, path] = key.split(': ');
    console.log(`${file}  ${path}: the English is now "${first.trim()}".`);
  }
}
