import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteUnusedScripts } from './script-files.ts';

test('script files stay as long as a page or another script needs them', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  const files = {
    'form.1a.js': 'import "./shared.2b.js"; import("./later.3c.js")',
    'shared.2b.js': 'import "./form.1a.js"',
    'later.3c.js': '',
    'island.4d.js': 'import "./shared.2b.js"',
    'font.5e.woff2': '',
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dist, 'assets', name), text);
  }
  await deleteUnusedScripts(dist, ['<p>No script</p>', '["/assets/form.1a.js"]']);
  expect((await readdir(join(dist, 'assets'))).toSorted()).toEqual([
    'font.5e.woff2',
    'form.1a.js',
    'later.3c.js',
    'shared.2b.js',
  ]);
});
