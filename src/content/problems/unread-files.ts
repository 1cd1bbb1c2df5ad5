import { nearest } from './nearest.ts';

/** "home" for content/en/Home.yaml.txt */
function stem(file: string): string {
  return file.replace(/^.*\//, '').replace(/\..*$/, '');
}

/** Why no page reads a file; undefined if it is among the language's, or another language reports it. */
export function unreadFileMessage(
  file: string,
  known: readonly string[],
  isFirst: boolean,
): string | undefined {
  const [, folder = ''] = /^content\/([^/]+)\//.exec(file) ?? [];
  const isOwn = known.some((one) => one.startsWith(`content/${folder}/`));
  const isOwnerless = folder === '' || !/^[a-z]{2}$/.test(folder);
  if (known.includes(file) || !(isOwnerless ? isFirst : isOwn)) return undefined;
  const guess = nearest(stem(file), known.map(stem));
  const meant = known.find((one) => stem(one) === guess);
  return meant === undefined
    ? 'No page reads this file. Delete it.'
    : `No page reads this file. Did you mean ${meant}? Rename it, or delete it.`;
}
