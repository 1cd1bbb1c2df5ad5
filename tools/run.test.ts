import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });

test('a Node that is too old says so, and what to do', () => {
  const { status, stderr } = run(['--no-experimental-strip-types', 'tools/run.js', 'launch-check']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* Run "npm ci /);
});

test.each(['abc', '70000', '-1'])('PORT=%s is refused in a sentence', (PORT) => {
  const { status, stderr } = run(['tools/run.js', 'serve'], { PORT, HOST: 'x86_64-conda' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `HOST, "x86_64-conda", is no network address: 127.0.0.1 is used.\nPort ${PORT} is not a port. Set the environment variable PORT to a number such as 4321, or leave it out.\n`,
  );
});
