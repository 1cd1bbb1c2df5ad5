import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = resolve('tools/build/check-folder.ts');

function checkIn(prefix: string) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
}

test('a folder with a # in its path is refused in two sentences', () => {
  const { status, stderr } = checkIn('a#b-');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The project is in a folder with a "#" in its path.*\nMove it .*\n$/);
});

test('a folder with a space, an umlaut and a % is accepted', () => {
  const { status, stderr } = checkIn('a ü% b-');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
