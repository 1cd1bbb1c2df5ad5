/** How an owner sees a mistake in content/: on the page of `npm run dev` and in the terminal. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/serve/free-port.ts';
import { copySite, editCopy } from '../support/serve/site-copy.ts';

const FILE = 'content/en/home.yaml';
const SOUND = 'Pay in {coinList}.';
const BROKEN = 'Pay in {coinsList}.';
const MEND =
  'features › items › entry 6 › text: {coinsList} is not a token. Did you mean {coinList}?';

/** Starting Astro takes some seconds, more on a busy computer. */
const START_MS = 90_000;

test.describe.configure({ mode: 'serial', timeout: 2 * START_MS });

let root: string;
let mistake: string;

test.beforeAll(() => {
  root = copySite();
  editCopy(root, FILE, SOUND, BROKEN);
  const source = readFileSync(join(root, FILE), 'utf8');
  const line = source.slice(0, source.indexOf(BROKEN)).split('\n').length;
  mistake = `${FILE}:${line}  ${MEND}`;
});

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Astro's command in the copy, as the scripts of package.json call it. */
const astro = (...words: string[]) => [join(root, 'node_modules/astro/bin/astro.mjs'), ...words];
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

/** Starts `astro dev`; resolves with its address. */
function startDev(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (piece: Buffer) => {
      output += piece;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`astro dev ended:\n${output}`)));
  });
}

test('the terminal reports a mistake with its file, line, key and remedy, and nothing is built', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, astro('build'), {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(mistake);
  expect(() => readFileSync(join(root, 'dist/index.html'))).toThrow();
});

test('the dev page shows the same mistake until it is corrected', async ({ page }) => {
  const port = String(await freePort());
  const server = spawn(process.execPath, astro('dev', '--port', port), { cwd: root, env });
  try {
    const address = await startDev(server);
    await page.goto(address);
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay.getByText(mistake).first()).toBeVisible({ timeout: START_MS });
    await expect(overlay).toContainText(BROKEN);
    editCopy(root, FILE, BROKEN, SOUND);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Pay in Bitcoin (BTC)')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: START_MS });
    await expect(overlay).toHaveCount(0);
  } finally {
    server.kill();
  }
});
