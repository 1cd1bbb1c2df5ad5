import { nearest } from './nearest.ts';

function split(file: string): { folder: string; name: string } {
  const slash = file.lastIndexOf('/');
  return { folder: file.slice(0, slash), name: file.slice(slash + 1) };
}

/** The file that is probably meant: one with a similar name, maybe in another folder. */
function meant(name: string, known: readonly string[]): string | undefined {
  const stem = (file: string) => split(file).name.replace(/(?:\.ya?ml)?(?:\.\w+)?$/i, '');
  const guess = nearest(stem(name), known.map(stem));
  return known.find((file) => stem(file) === guess);
}

/**
 * Why a file in content/ is never read. Undefined if it is, or if another language reports it.
 * `isFirst` says whether `known` are the files of the first language.
 */
export function unreadFileMessage(
  file: string,
  known: readonly string[],
  isFirst: boolean,
): string | undefined {
  if (known.includes(file)) return undefined;
  const { folder, name } = split(file);
  const [, language] = folder.split('/');
  if (language !== undefined && !/^[a-z]{2}$/.test(language)) {
    if (!isFirst) return undefined;
    return `"${language}" is not a language. Rename the folder to a code of two letters, such as de, or delete it.`;
  }
  const isOwn = language ? known.some((one) => one.includes(`/${language}/`)) : isFirst;
  if (!isOwn) return undefined;
  const guess = meant(name, known);
  if (guess === undefined) return 'No page reads this file. Delete it.';
  const isOnlyEnding = split(guess).folder === folder && /\.yml$|\.yaml\.\w+$/i.test(name);
  return isOnlyEnding
    ? `No page reads a file with this ending. Rename it to ${split(guess).name}.`
    : `No page reads this file. Did you mean ${guess}?`;
}
