import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a Node that is too old says so, and what to do', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', 'tools/run.js', 'launch-check'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* Run "npm ci /);
});
