/** The owner's last steps: `npm run launch-check` and `npm run release`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '../support/serve/site-copy.ts';

const FACTS = ['content/site.yaml', 'content/en/courses.yaml'];
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const TIMEOUT_MS = 180_000;

test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS });

let root: string;

test.beforeAll(() => {
  root = copySite();
});

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(script: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function confirmEverything(): void {
  for (const file of FACTS) {
    const source = readFileSync(join(root, file), 'utf8')
      .replaceAll(/ confirmed:$/gm, ` confirmed: ${YESTERDAY}`)
      .replaceAll(/ source:$/gm, ' source: the records of the office')
      .replaceAll('codepassage.example', 'codepassage.com')
      .replaceAll(/^( +)(privacy|terms):$/gm, '$1$2: https://law.codepassage.com/$2');
    writeFileSync(join(root, file), source);
  }
}

test('a site with unconfirmed claims is not released', () => {
  const { status, output } = run('release');
  expect(status).not.toBe(0);
  expect(output).toContain('"codepassage.example" is a placeholder. Write your own.');
  expect(output).toContain('claims › students: is not confirmed.');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('a confirmed site is released, and only the address in its pages changes', () => {
  confirmEverything();
  run('deploy-files');
  const { status, output } = run('release');
  expect(output).toContain('Nothing is open: the site may go public.');
  expect(output).not.toContain('open before launch');
  expect(status).toBe(0);
  const released = readFileSync(join(root, 'dist/tutoring.html'), 'utf8');
  const delivered = readFileSync('dist/tutoring.html', 'utf8');
  expect(released).toContain('<link rel="canonical" href="https://codepassage.com/tutoring">');
  // The copy has no other language to offer in its head and header.
  const main = (html: string) => html.match(/<main[\s\S]*<\/main>/)?.[0] ?? 'no main';
  expect(main(released).replaceAll('codepassage.com', 'codepassage.example')).toBe(main(delivered));
});
