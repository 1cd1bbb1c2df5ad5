/** Imports run downwards: each folder of src/, and the others that its files may import. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SHARED = [
  'components',
  'ui',
  'art',
  'browser',
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
  content: ['text', 'pages.ts', 'languages.ts'],
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
