import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const lines = Object.values(scripts).join('\n');
const commands = [...lines.matchAll(/node tools\/run\.js (\S+)/g)].map(([, name]) => name);

test('a Node that is too old says so, and what to do', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', 'tools/run.js', 'launch-check'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* Run "npm ci /);
});

test.each(commands)('%s has what run.js calls', (name) => {
  expect(readFileSync(`tools/${name}.ts`, 'utf8')).toMatch(/^export (?:async )?function run\(/m);
});

// Before Node 24.2 import.meta.main is undefined: a command that asks for it ends with 0, having done nothing.
test('no command runs without run.js', () => {
  expect(lines).not.toMatch(/node tools\/\S+\.ts/);
});
