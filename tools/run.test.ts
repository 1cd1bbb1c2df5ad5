import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// NODE_OPTIONS, which editors set, makes each process write that a debugger is attached.
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const own = { ...process.env, NODE_OPTIONS: '', ...env };
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: own });
};

test('a Node that is too old says so, and what to do', () => {
  const { status, stderr } = run(['--no-experimental-strip-types', 'tools/run.js', 'launch-check']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* Run "npm ci /);
});

test('npm leaves nothing out, whatever the settings of whoever runs it', () => {
  const settings = join(mkdtempSync(join(tmpdir(), 'npmrc-')), '.npmrc');
  writeFileSync(settings, 'omit=optional\nengine-strict=true\n');
  const env = { ...process.env, npm_config_userconfig: settings, NODE_ENV: 'production' };
  const asked = 'npm config get omit engine-strict';
  const { stdout } = spawnSync(asked, { shell: true, encoding: 'utf8', env });
  expect(stdout.trim().split(/\s+/)).toEqual(['omit=', 'engine-strict=false']);
});

test.each(['abc', '70000', '-1'])('PORT=%s is refused in a sentence', (PORT) => {
  const { status, stderr } = run(['tools/run.js', 'serve'], { PORT, HOST: 'x86_64-conda' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `HOST, "x86_64-conda", is no network address: 127.0.0.1 is used.\nPort ${PORT} is not a port. Set the environment variable PORT to a number such as 4321, or leave it out.\n`,
  );
});

test.skipIf(process.platform === 'win32')(
  'a Chromium that is too old is refused in a sentence',
  () => {
    const path = join(mkdtempSync(join(tmpdir(), 'chromium-')), 'chromium');
    writeFileSync(path, '#!/bin/sh\necho Chromium 120.0.6099.224\n', { mode: 0o755 });
    const { status, stderr } = run(['tools/run.js', 'install', 'chromium'], { CHROME_PATH: path });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${path} is version 120, and the tests need 150 or later. Update it, or run: npx playwright install chromium\n`,
    );
  },
);
