import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The texts of content files and PO files, by path with `/`: "content/home.yaml", "translations/de.po". */
export type Sources = Readonly<Record<string, string>>;

/** "translations/de.po" */
export function poFileOf(language: string): string {
  return `translations/${language}.po`;
}

/** The texts of a copy of the project. */
export function readSources(root = '.'): Record<string, string> {
  const found = globSync(['content/**/*.*', 'translations/*.po'], { cwd: root });
  const paths = found.map((path) => path.replaceAll(sep, '/'));
  return Object.fromEntries(
    paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}
