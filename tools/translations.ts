/**
 * `npm run translations`: brings the PO files up to date with content/, and says what is left to translate.
 * `npm run translations it` begins Italian.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseOriginal } from '#content/parse.ts';
import { writeProblem } from '#content/problems/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { entriesOf, isFuzzy, readPo } from '#translations/po-file.ts';
import { translate } from '#translations/translate.ts';
import { endWithMistakes } from './build/content.ts';
import { updateFiles } from './po-files.ts';

endWithMistakes(() => {
  if (update(process.argv[2])) process.exitCode = 1;
});

/** Writes the files that change, prints what is left to do, and says whether a translation is wrong. */
function update(begun: string | undefined): boolean {
  const sources = readSources();
  const files = updateFiles(sources, begun);
  for (const [file, text] of Object.entries(files)) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  }
  const original = parseOriginal(sources);
  return globSync('translations/*.po')
    .toSorted()
    .map((file) => {
      const language = basename(file, '.po');
      const source = files[file] ?? '';
      const entries = entriesOf(readPo(file, source).table.translations);
      const fuzzy = entries.filter(isFuzzy).length;
      const empty = entries.filter(({ msgstr }) => !msgstr[0]).length;
      if (fuzzy + empty > 0) console.log(`${file}: ${empty} to translate, ${fuzzy} to check.`);
      const { warnings } = translate(original, { language, root: '', source });
      for (const warning of warnings) console.error(writeProblem(warning));
      return warnings.length > 0;
    })
    .some(Boolean);
}
