import { globSync, readFileSync } from 'node:fs';

/** The YAML texts in content/ as they are on the disk, by path ("content/en/home.yaml"). */
export function readSources(): Record<string, string> {
  const paths = globSync('content/**/*.yaml').toSorted();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
