import { expect, test, vi } from 'vitest';
import { readSources } from '#content/read/sources.ts';
import { filesIn } from './files.ts';
import { withImports } from './script-files.ts';

/** Windows' path functions, and file names as Windows returns them. */
vi.mock('node:path', async (importOriginal) => {
  const { win32 } = await importOriginal<typeof import('node:path')>();
  return { ...win32, default: win32 };
});
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  globSync: () => ['site.yaml', 'en\\home.yaml'],
  readFileSync: (path: string) => path,
}));
vi.mock('node:fs/promises', () => ({
  readdir: async () => ['index.html', 'assets', 'assets\\form.js'],
  readFile: async (path: string) => (path.endsWith('form.js') ? 'import"./shared.js"' : ''),
}));

test('the content is read by paths with slashes', () => {
  expect(Object.keys(readSources())).toEqual(['content/en/home.yaml', 'content/site.yaml']);
});

test('the files of a built site have paths with slashes', async () => {
  expect(await filesIn('C:\\site\\dist')).toEqual(['assets', 'assets/form.js', 'index.html']);
});

test('a script’s imports are URLs, not paths', async () => {
  const found = await withImports('C:\\site\\dist', '/assets/form.js');
  expect([...found]).toEqual(['/assets/form.js', '/assets/shared.js']);
});
