import { LANGUAGES } from '#content/languages.ts';
import { nearest } from './nearest.ts';

function split(file: string): { folder: string; name: string } {
  const slash = file.lastIndexOf('/');
  return { folder: file.slice(0, slash), name: file.slice(slash + 1) };
}

/** The file that is probably meant: it has a similar name, and its folder may be another. */
function meant(name: string, known: readonly string[]): string | undefined {
  const stem = (file: string) => split(file).name.replace(/(?:\.ya?ml)?(?:\.\w+)?$/i, '');
  const guess = nearest(stem(name), known.map(stem));
  return known.find((file) => stem(file) === guess);
}

/**
 * Why a file in content/ is never published; undefined for those that are, and for those of another
 * language, which reports them.
 */
export function strangerMessage(
  file: string,
  known: readonly string[],
  language: string,
): string | undefined {
  if (known.includes(file)) return undefined;
  const { folder, name } = split(file);
  const [first] = LANGUAGES;
  const [, languageFolder] = folder.split('/');
  if (languageFolder !== undefined && !LANGUAGES.includes(languageFolder)) {
    if (language !== first) return undefined;
    return `"${languageFolder}" is not a language of the site. Add it to LANGUAGES in src/content/languages.ts, or delete the folder.`;
  }
  if ((languageFolder ?? first) !== language) return undefined;
  const guess = meant(name, known);
  if (guess === undefined) return 'No page reads this file. Delete it.';
  const isOnlyEnding = split(guess).folder === folder && /\.yml$|\.yaml\.\w+$/i.test(name);
  return isOnlyEnding
    ? `No page reads a file with this ending. Rename it to ${split(guess).name}.`
    : `No page reads this file. Did you mean ${guess}?`;
}
