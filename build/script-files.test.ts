import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileScriptsAhead, deleteUnusedScripts } from './script-files.ts';

/** A built site whose `assets` hold these files. */
async function distWith(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dist, 'assets', name), text);
  }
  return dist;
}

test('script files stay as long as a page or another script needs them', async () => {
  const dist = await distWith({
    'form.1a.js': 'import "./shared.2b.js"; import("./later.3c.js")',
    'shared.2b.js': 'import "./form.1a.js"',
    'later.3c.js': '',
    'island.4d.js': 'import "./shared.2b.js"',
    'font.5e.woff2': '',
  });
  await deleteUnusedScripts(dist, ['<p>No script</p>', '["/assets/form.1a.js"]']);
  expect((await readdir(join(dist, 'assets'))).toSorted()).toEqual([
    'font.5e.woff2',
    'form.1a.js',
    'later.3c.js',
    'shared.2b.js',
  ]);
});

test('script files, and no others, ask to be compiled ahead', async () => {
  const dist = await distWith({ 'form.1a.js': 'run()', 'font.5e.woff2': 'font' });
  await compileScriptsAhead(dist);
  const text = (name: string) => readFile(join(dist, 'assets', name), 'utf8');
  // It counts at the head of a file only.
  expect(await text('form.1a.js')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(await text('font.5e.woff2')).toBe('font');
});
