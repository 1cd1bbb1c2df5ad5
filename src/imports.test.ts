/** Imports run downwards: each folder of src/, and the others that its files may import. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SHARED = [
  'components',
  'ui',
  'art',
  'browser',
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
  browser: [],
  styles: [],
  content: ['text', 'translations', 'pages.ts', 'languages.ts'],
  translations: ['content', 'text', 'pages.ts', 'languages.ts'],
  mail: ['content'],
  ui: ['text', 'browser'],
  components: SHARED,
  forms: SHARED,
  features: ['forms', ...SHARED],
  document: SHARED,
  pages: ['document', 'features', 'forms', ...SHARED],
};

const RADIX = /^(@radix-ui\/|radix-ui$)/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|<script src=)\s*['"]([^'"]+)['"]/g;

/** The project's own files as in `src/ui/button/Button.tsx`, packages by their names. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.')
      ? posix.join(posix.dirname(file), name)
      : name.replace(/^#(?=[a-z])/, 'src/'),
  );
}

function isAllowed(file: string, name: string): boolean {
  const [, from = '', fromFeature] = file.split('/');
  const [root, to = '', toFeature] = name.split('/');
  if (root !== 'src') return from === 'ui' || !RADIX.test(name);
  if (from !== to) return MAY_IMPORT[from]?.includes(to) ?? false;
  // The pages import nothing of each other.
  return from !== 'features' || fromFeature === toFeature;
}

test('a file imports from its own folder and from those below it', () => {
  const files = globSync('src/*/**/*.{ts,tsx,astro}').map((file) => file.replaceAll('\\', '/'));
  const imports = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => importsOf(file).map((name) => ({ file, name })));
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.filter(({ file, name }) => !isAllowed(file, name))).toEqual([]);
});

const VALUE_IMPORT =
  /^(?:import|export)(?! type\b)[^'"]*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)/gm;

/** What a file needs when it runs, by itself and through others. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/^src\/.*\.tsx?$/.test(file)) return seen;
  for (const [, one, other] of readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)) {
    const name = one ?? other ?? '';
    const isOwn = /^[.#]/.test(name);
    reached(
      isOwn
        ? posix.join(name.startsWith('.') ? posix.dirname(file) : 'src', name.replace(/^#/, ''))
        : name,
      seen,
    );
  }
  return seen;
}

test('what runs in the browser needs nothing of Node', () => {
  const starts = globSync('src/**/*.{inline,browser}.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  const needed = [...new Set(starts.flatMap((file) => [...reached(file)]))];
  expect(needed).toContain('react-dom/client');
  expect(needed.filter((name) => name.startsWith('node:'))).toEqual([]);
});
