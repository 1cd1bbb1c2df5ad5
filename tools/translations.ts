/**
 * `npm run translations`: brings the PO files up to date with content/, and says what is left to translate.
 * `npm run translations it` begins Italian.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readSources } from '#content/read/sources.ts';
import { exitOnMistakes } from './build/check-content.ts';
import { reviewFiles, updateFiles } from './po-files.ts';

exitOnMistakes(() => {
  const sources = readSources();
  const files = updateFiles(sources, process.argv[2]);
  for (const [file, text] of Object.entries(files)) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  }
  const { left, mistakes } = reviewFiles(sources, files);
  for (const line of left) console.log(line);
  for (const line of mistakes) console.error(line);
  if (mistakes.length > 0) process.exitCode = 1;
});
