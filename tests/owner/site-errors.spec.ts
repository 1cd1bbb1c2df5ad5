/**
 * How an owner sees a mistake in content/site.yaml: every command says the same words once, with file
 * and line, and no stack trace. A failed build leaves the previous dist/.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite, editCopy } from '../support/serve/site-copy.ts';

const FILE = 'content/site.yaml';
const URL_LINE = 'url: https://codepassage.example';
const BRAND_LINE = 'brand: CodePassage';

/** Each with the line of the key that is wrong, and a part of the message. */
const MISTAKES: { name: string; from: string; to: string; at: string; message: string }[] = [
  { name: 'an empty address', from: URL_LINE, to: 'url:', at: 'url:', message: 'is empty' },
  {
    name: 'a bad address',
    from: URL_LINE,
    to: 'url: codepassage',
    at: 'url:',
    message: 'https://',
  },
  { name: 'a missing address', from: URL_LINE, to: '', at: '', message: 'Add "url:"' },
  {
    name: 'a key that is there twice',
    from: URL_LINE,
    to: `${URL_LINE}\nurl: https://other.example`,
    at: 'url: https://other.example',
    message: 'This key is here twice',
  },
  {
    name: 'a quote that is never closed',
    // The last value: elsewhere the next quote of the file closes it.
    from: '    registration:',
    to: "    registration: 'HRB 1",
    at: "    registration: '",
    message: 'A quote is opened here',
  },
  {
    name: 'a tab',
    from: BRAND_LINE,
    to: `\t${BRAND_LINE}`,
    at: `\t${BRAND_LINE}`,
    message: 'A tab is at the start',
  },
];

const COMMANDS = {
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  dev: ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'],
  'launch-check': ['tools/launch-check/launch-check.ts'],
  'deploy-files': ['tools/hosts/write-deploy-files.ts'],
};
const TIMEOUT_MS = 240_000;

test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS });

let root: string;
let delivered: string;

test.beforeAll(() => {
  root = copySite();
  delivered = readFileSync(join(root, FILE), 'utf8');
});

test.afterEach(() => writeFileSync(join(root, FILE), delivered));

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(command: keyof typeof COMMANDS) {
  const { status, stdout, stderr } = spawnSync(process.execPath, COMMANDS[command], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Expects the mistake once, with its line, and no stack trace. */
function expectOneSentence({ status, output }: ReturnType<typeof run>, message: string): void {
  expect(status, output).toBe(1);
  expect(output.split(FILE).length - 1, output).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toMatch(/^\s+at |Stack trace|Error:/m);
}

for (const { name, from, to, at, message } of MISTAKES) {
  test(`${name} in site.yaml ends the build with its line and its remedy`, () => {
    editCopy(root, FILE, from, to);
    const source = readFileSync(join(root, FILE), 'utf8');
    const line = source.slice(0, source.indexOf(at)).split('\n').length;
    const result = run('build');
    expectOneSentence(result, message);
    expect(result.output).toMatch(new RegExp(`${FILE}:${line}[: ]`));
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
}

test('every command says the same words', () => {
  editCopy(root, FILE, URL_LINE, 'url: codepassage');
  const words = (Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).map((command) => {
    const result = run(command);
    expectOneSentence(result, 'https://');
    return result.output.split('\n').find((text) => text.startsWith(FILE));
  });
  expect(new Set(words).size).toBe(1);
});

test('a build that fails leaves the previous dist unchanged', () => {
  const dist = join(root, 'dist');
  expect(run('build').status).toBe(0);
  writeFileSync(join(dist, 'mark.txt'), 'the previous build');
  const before = readdirSync(dist, { recursive: true }).toSorted();

  const page = 'src/document/Document.astro';
  editCopy(root, page, '<meta charset="utf-8">', '');
  const failed = run('build');
  expect(failed.status, failed.output).toBe(1);
  expect(failed.output).toContain('must write it first');
  expect(readdirSync(dist, { recursive: true }).toSorted()).toEqual(before);
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);

  editCopy(root, page, '<meta name="viewport"', '<meta charset="utf-8"><meta name="viewport"');
  expect(run('build').status).toBe(0);
  expect(existsSync(join(dist, 'mark.txt'))).toBe(false);
  expect(existsSync(join(dist, 'index.html'))).toBe(true);
});
