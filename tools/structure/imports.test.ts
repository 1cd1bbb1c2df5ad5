/** Imports run downwards, as CONTRIBUTING.md says. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, posix, sep } from 'node:path';
import { expect, test } from 'vitest';

/** From the top: a file may import from its own line and the lines below it. */
const LEVELS = [
  ['pages'],
  ['document', 'features', 'specimens'],
  ['forms'],
  ['components'],
  ['ui', 'art'],
];

const IMPORT = /(?:\bfrom|\bimport\(?|<script src=)\s*(['"])([^'"]+)\1/g;

const imports = globSync('src/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, , name = '']) => ({
      file,
      name: pathOf(name, file),
    })),
  );

/** `#ui/x.ts` and `../ui/x.ts` as `src/ui/x.ts`; the name of a package as it is. */
function pathOf(name: string, file: string): string {
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  return name.startsWith('.') ? posix.join(dirname(file), name) : name;
}

const folderOf = (file: string) => file.match(/^src\/([\w-]+)\//)?.[1] ?? '';
const levelOf = (file: string) => LEVELS.findIndex((folders) => folders.includes(folderOf(file)));
const lines = (found: typeof imports) => found.map(({ file, name }) => `${file} imports ${name}`);

test('the imports are found', () => {
  expect(imports.filter(({ name }) => name === 'src/pages.ts').length).toBeGreaterThan(5);
});

test('no file imports from a folder above its own', () => {
  const upwards = imports.filter(({ file, name }) => {
    const [from, to] = [levelOf(file), levelOf(name)];
    return to !== -1 && (folderOf(file) === 'content' || (from !== -1 && to < from));
  });
  expect(lines(upwards)).toEqual([]);
});

test('only a page’s route imports its feature', () => {
  const feature = (file: string) => file.match(/^src\/features\/[\w-]+\//)?.[0];
  const foreign = imports.filter(
    ({ file, name }) =>
      feature(name) && feature(name) !== feature(file) && folderOf(file) !== 'pages',
  );
  expect(lines(foreign)).toEqual([]);
});

test('only src/ui imports radix-ui', () => {
  const found = imports.filter(({ file, name }) => /radix/.test(name) && folderOf(file) !== 'ui');
  expect(lines(found.filter(({ name }) => !name.startsWith('src/')))).toEqual([]);
});
