import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of content files and PO files, by path with `/`: "content/home.yaml", "translations/de.po". */
export type Sources = Readonly<Record<string, string>>;

/** "translations/de.po" */
export function poFileOf(language: string): string {
  return `translations/${language}.po`;
}

/** The texts of a copy of the project. */
export function readSources(root = '.'): Record<string, string> {
  const paths = ['content', 'translations'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const files = paths.filter((path) => /^content\/.*\.yaml$|\.po$/.test(path)).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
