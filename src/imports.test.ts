/** Each folder of src/, and the others that its files may import. content and translations need each other. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SHARED = [
  'components',
  'ui',
  'art',
  'browser.ts',
  'mail',
  'content',
  'text',
  'styles',
  'pages.ts',
  'languages.ts',
];

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  text: [],
  art: [],
  styles: [],
  content: ['text', 'translations', 'pages.ts', 'languages.ts'],
  translations: ['content', 'text', 'pages.ts', 'languages.ts'],
  mail: ['content'],
  ui: ['text', 'browser.ts'],
  components: SHARED,
  forms: SHARED,
  features: ['forms', ...SHARED],
  document: SHARED,
  pages: ['document', 'features', 'forms', ...SHARED],
};

const RADIX = /^(@radix-ui\/|radix-ui$)/;
const IMPORT =
  /^(?:import|export)( type\b)?[^'"]*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)|<script src=['"]([^'"]+)/gm;

const files = globSync('src/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.'));

/** What a file imports: the project's own as in `src/ui/button/Button.tsx`, packages by their names. */
function importsOf(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, type, ...names]) => {
    const name = names.find(Boolean) ?? '';
    const isBeside = name.startsWith('.');
    const to = isBeside ? posix.join(file, '..', name) : name.replace(/^#(?=[a-z])/, 'src/');
    return { file, to, isNeeded: !type };
  });
}

const imports = Map.groupBy(files.flatMap(importsOf), ({ file }) => file);

function isAllowed(file: string, name: string): boolean {
  const [, from = '', fromFeature] = file.split('/');
  const [root, to = '', toFeature] = name.split('/');
  if (root !== 'src') return from === 'ui' || !RADIX.test(name);
  if (from !== to) return MAY_IMPORT[from]?.includes(to) ?? false;
  // The pages import nothing of each other.
  return from !== 'features' || fromFeature === toFeature;
}

test('a file imports from its own folder and from those below it', () => {
  const all = [...imports.values()].flat().filter(({ file }) => file.split('/').length > 2);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ file, to }) => !isAllowed(file, to))).toEqual([]);
});

test('what runs in the browser needs nothing of Node', () => {
  const needed = new Set(files.filter((file) => /\.(inline|browser)\.tsx?$/.test(file)));
  // A set that grows while it is walked.
  for (const file of needed) {
    for (const { to, isNeeded } of imports.get(file) ?? []) if (isNeeded) needed.add(to);
  }
  expect(needed).toContain('react-dom/client');
  expect([...needed].filter((name) => name.startsWith('node:'))).toEqual([]);
});
