import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { swapFolder } from './swap-dist.ts';

async function folders(names: readonly string[]): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'swap-'));
  for (const name of names) {
    await mkdir(join(root, name));
    writeFileSync(join(root, name, 'index.html'), name);
  }
  return root;
}

const pageIn = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

test('a new build replaces the previous one, and nothing else is left', async () => {
  const root = await folders(['dist', 'dist.building', 'dist.previous']);
  await swapFolder(join(root, 'dist.building'), join(root, 'dist'));
  expect(pageIn(join(root, 'dist'))).toBe('dist.building');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('the first build needs no previous one', async () => {
  const root = await folders(['dist.building']);
  await swapFolder(join(root, 'dist.building'), join(root, 'dist'));
  expect(pageIn(join(root, 'dist'))).toBe('dist.building');
});

test('if the new build cannot replace the previous one, that stays and a message says why', async () => {
  const root = await folders(['dist']);
  const swap = swapFolder(join(root, 'dist.building'), join(root, 'dist'));
  await expect(swap).rejects.toThrow('could not be replaced');
  expect(pageIn(join(root, 'dist'))).toBe('dist');
  expect(existsSync(join(root, 'dist.previous'))).toBe(false);
});
