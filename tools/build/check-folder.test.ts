import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['a#b', 1, /^The project is in a folder with a "#" in its path.*\nMove it .*\n$/],
  ['a%b', 1, /^The project is in a folder with a "%" in its path.*\nMove it .*\n$/],
  ['a ü b', 0, /^$/],
])('a folder named %s', (name, code, message) => {
  const cwd = mkdtempSync(join(tmpdir(), name));
  const script = resolve('tools/build/check-folder.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
  expect(status).toBe(code);
  expect(stderr).toMatch(message);
});
