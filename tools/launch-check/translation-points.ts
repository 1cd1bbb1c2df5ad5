import { publishedLanguages } from '#content/languages.ts';
import type { Problem } from '#content/read/problem.ts';
import { outOfDate, type Records, recordsFile, renewed } from '../translations/records.ts';
import { translatedTexts } from '../translations/texts.ts';

/**
 * Translations whose English has changed since, and texts that the records don't know.
 *
 * @param recordsOf reads the records of a language
 */
export function translationPoints(
  sources: Readonly<Record<string, string>>,
  recordsOf: (language: string) => Records,
): Problem[] {
  return publishedLanguages(sources)
    .slice(1)
    .flatMap((language) => {
      const texts = translatedTexts(sources, language);
      const known = recordsOf(language);
      const old = outOfDate(texts, known).map(({ file, path, first }) => ({
        file,
        path,
        message: `The first language now says "${first.trim()}". Translate it again; if it still fits, run: npm run translations -- --confirm ${language}`,
      }));
      const today = renewed(texts, known);
      const unknown = texts.filter(({ key }) => known[key] !== today[key]).length;
      if (unknown === 0) return old;
      const message = `does not know ${unknown} of the texts as they are now. Run: npm run translations`;
      return [...old, { file: recordsFile(language), path: [], message }];
    });
}
