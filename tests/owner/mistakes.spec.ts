/** How an owner sees a mistake in content/: in the same words from every command, and in the browser. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { sourceContent } from '../support/content.ts';
import { freePort } from '../support/serve/servers.ts';
import { copySite, editCopy, publishOnly, runIn } from '../support/serve/site-copy.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';

const MISTAKES = [
  [SITE, 'showPrices: true', 'showPrices: maybe', 'showPrices: needs true or false'],
  [HOME, '{coins}', '{coinz}', 'Did you mean {coins}?'],
] as const;

/** `dev` shows the mistakes of other files on the page. */
const COMMANDS = {
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  launchCheck: ['tools/run.js', 'launch-check'],
  dev: ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'],
};
/** Starting Astro takes some seconds, more on a busy computer. */
const START_MS = 60_000;

test.describe.configure({ mode: 'default' });

let root: string;

test.beforeAll(() => {
  root = copySite();
  publishOnly(root, 'en');
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const [file, from, to, message] of MISTAKES) {
  test(`${file}: ${message}`, () => {
    editCopy(root, file, from, to);
    const { dev, build, launchCheck } = COMMANDS;
    for (const command of file === SITE ? [dev, build, launchCheck] : [build, launchCheck]) {
      const { status, output } = runIn(root, process.execPath, ...command);
      expect(status, output).toBe(1);
      expect(output.split(`${file}:`), 'said once').toHaveLength(2);
      expect(output).toContain(message);
      for (const start of [`${file}:`, `::error file=${file},line=`])
        expect(output).toMatch(new RegExp(`^${start}\\d+`, 'm'));
      expect(output).not.toMatch(/^\s+at |Stack trace|Error:/m);
    }
    expect(existsSync(join(root, 'dist'))).toBe(false);
    editCopy(root, file, to, from);
  });
}

test('the dev page shows a mistake until it is corrected', async ({ page }) => {
  const port = String(await freePort());
  const server = spawn(process.execPath, [...COMMANDS.dev.slice(0, -1), port], { cwd: root });
  const errors = text(server.stderr);
  editCopy(root, HOME, '{coins}', '{coinz}');
  try {
    const overlay = page.locator('vite-error-overlay');
    await expect(async () => {
      await page.goto(`http://localhost:${port}`);
      await expect(overlay).toContainText('Did you mean {coins}?', { timeout: 5000 });
    }).toPass({ timeout: START_MS });
    await expect(overlay).toContainText(HOME);
    editCopy(root, HOME, '{coinz}', '{coins}');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: sourceContent.home.h1 })).toBeVisible({
        timeout: 5000,
      });
    }).toPass({ timeout: START_MS });
    await expect(overlay).toHaveCount(0);
  } finally {
    server.kill();
  }
  expect(await errors, 'packages are bundled').not.toContain('dependency optimization');
});
