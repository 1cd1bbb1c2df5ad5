/** The owner's last steps: what is open before launch, and `npm run release`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '../support/serve/site-copy.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test.describe.configure({ mode: 'default' });

let root: string;

test.beforeAll(() => {
  root = copySite();
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

function release() {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'release'], options);
  return { status, output: stdout + stderr };
}

test('a site with placeholders and unconfirmed claims is not released', () => {
  const { status, output } = release();
  expect(status).not.toBe(0);
  expect(output).toMatch(/^ {2}content\/site\.yaml: email \(line \d+\), url \(line \d+\)/m);
  expect(output).toMatch(/claims › students \(line \d+\)/);
  expect(output).toMatch(
    /^ {2}content\/en\/courses\.yaml: courses › entry 1 › rating \(line \d+\)/m,
  );
  expect(output).toContain('content/en/privacy.yaml');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('a confirmed site is released, and nothing but its address changes', () => {
  for (const file of ['content/site.yaml', 'content/en/courses.yaml']) {
    const confirmed = readFileSync(join(root, file), 'utf8')
      .replaceAll(/ confirmed:$/gm, ` confirmed: ${YESTERDAY}`)
      .replaceAll(/ source:$/gm, ' source: the records of the office')
      .replaceAll('codepassage.example', 'codepassage.com')
      .replaceAll(/^( +)(privacy|terms):$/gm, '$1$2: https://law.codepassage.com/$2');
    writeFileSync(join(root, file), confirmed);
  }
  const { status, output } = release();
  expect(output).toContain('Nothing is open: the site may go public.');
  expect(output).not.toContain('open before launch');
  expect(status).toBe(0);
  const released = readFileSync(join(root, 'dist/tutoring.html'), 'utf8');
  expect(released).toContain('<link rel="canonical" href="https://codepassage.com/tutoring">');
  expect(released).not.toContain('the records of the office');
  const mainOf = (html: string) =>
    /<main.*<\/main>/s.exec(html)?.[0].replaceAll('.com', '.example');
  expect(mainOf(released)).toBe(mainOf(readFileSync('dist/tutoring.html', 'utf8')));
});
