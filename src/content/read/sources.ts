import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const YAML = /\.yaml$/;
/** Files of the system and of editors, which nobody wrote for the site. */
const HIDDEN = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/;

/**
 * The YAML texts in a content folder, by path with `/` ("content/en/home.yaml"). Other
 * files are listed without their text, so that they can be reported.
 */
export function sourcesIn(folder: string): Record<string, string> {
  const paths = globSync('**/*.*', { cwd: folder })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !HIDDEN.test(path));
  return Object.fromEntries(
    paths
      .toSorted()
      .map((path) => [
        `content/${path}`,
        YAML.test(path) ? readFileSync(join(folder, path), 'utf8') : '',
      ]),
  );
}

export const readSources = () => sourcesIn('content');
