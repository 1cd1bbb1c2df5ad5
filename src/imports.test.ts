/** Which folders of src/ a file may import from: its own, and those on lower floors. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** From the top down. `features/*` are folders that import nothing of each other. */
const FLOORS = [
  ['pages'],
  ['features/*'],
  ['document', 'forms/draft'],
  ['forms/start', 'forms/secret-guard'],
  ['forms'],
  ['components', 'mail'],
  ['ui', 'content'],
  ['content/check', 'content/translate'],
  ['content/read', 'content/render'],
  ['content/schemas'],
  ['content/problems'],
  ['art', 'site', 'styles', 'text'],
];

const RADIX = /^(@radix-ui\/|radix-ui$)/;
const IMPORT =
  /^(?:import|export)[^'"]*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)|<script src=['"]([^'"]+)/gm;

const files = globSync('src/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.'));

/** What a file imports: the project's own as in `src/ui/button/Button.tsx`, packages by their names. */
function importsOf(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, ...names]) => {
    const name = names.find(Boolean) ?? '';
    const isBeside = name.startsWith('.');
    const to = isBeside ? posix.join(file, '..', name) : name.replace(/^#(?=[a-z])/, 'src/');
    return { file, to };
  });
}

/** The folder of a file, "forms/draft" for "src/forms/draft/draft.ts", and its floor, counted from the top. */
function folderOf(path: string) {
  const [, parent = '', child = ''] = path.split('/');
  const listed = [`${parent}/${child}`, `${parent}/*`, parent].find((each) =>
    FLOORS.flat().includes(each),
  );
  if (!listed) throw new Error(`${path}: its folder is on no floor. Add it to FLOORS.`);
  const floor = FLOORS.findIndex((folders) => folders.includes(listed));
  return { folder: listed.replace('*', child), floor };
}

function isAllowed({ file, to }: { file: string; to: string }): boolean {
  const from = folderOf(file);
  if (!to.startsWith('src/')) return from.folder === 'ui' || !RADIX.test(to);
  const target = folderOf(to);
  return from.folder === target.folder || from.floor < target.floor;
}

test('a file imports from its own folder and from those on lower floors', () => {
  const all = files.flatMap(importsOf);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((each) => !isAllowed(each))).toEqual([]);
});
