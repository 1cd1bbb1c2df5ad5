import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The texts of content files and PO files, by path with `/`: "content/home.yaml", "translations/de.po". */
export type Sources = Readonly<Record<string, string>>;

/** Files of the system and of editors, which nobody wrote for the site. */
const HIDDEN = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/;

/** The texts of a copy of the project. */
export function readSources(root = '.'): Record<string, string> {
  const paths = globSync(['content/**/*.*', 'translations/*.po'], { cwd: root })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !HIDDEN.test(path));
  return Object.fromEntries(
    paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}
