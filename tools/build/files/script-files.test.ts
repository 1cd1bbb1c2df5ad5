import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileScriptsAhead, passQueryOn, withImports } from './script-files.ts';

/** A built site whose `assets` hold these files. */
async function distWith(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dist, 'assets', name), text);
  }
  return dist;
}

test('a script file is followed by its imports, each once, and not by what loads later', async () => {
  const dist = await distWith({
    'form.1a.js': 'import "./shared.2b.js"; import("./later.3c.js")',
    'shared.2b.js': 'import{a as b}from"./form.1a.js";import "./deep.4d.js"',
    'deep.4d.js': '',
    'later.3c.js': '',
  });
  expect([...(await withImports(dist, '/assets/form.1a.js'))]).toEqual([
    '/assets/form.1a.js',
    '/assets/shared.2b.js',
    '/assets/deep.4d.js',
  ]);
});

test('only script files ask to be compiled ahead', async () => {
  const dist = await distWith({ 'form.1a.js': 'run()', 'font.5e.woff2': 'font' });
  await compileScriptsAhead(dist);
  const text = (name: string) => readFile(join(dist, 'assets', name), 'utf8');
  // It counts only at the start of a file.
  expect(await text('form.1a.js')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(await text('font.5e.woff2')).toBe('font');
});

test('a script file passes its query on to what it imports', () => {
  const search = 'new URL(import.meta.url).search';
  expect(passQueryOn('import{a as b,c}from"./x.1a.js";import"./y.2b.js";run(b)')).toBe(
    `const{a:b,c}=await import("./x.1a.js"+${search});await import("./y.2b.js"+${search});run(b)`,
  );
  expect(() => passQueryOn('import*as a from"./x.1a.js"')).toThrow(/unknown kind/);
  expect(() => passQueryOn('export{a}from"./x.1a.js"')).toThrow(/unknown kind/);
});
