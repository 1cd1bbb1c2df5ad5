/** The editing page of `npm run edit`, on a copy of the content in English and German. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { CONTENT_SCHEMAS, type ContentName } from '#content/schemas/files.ts';
import { axeViolations } from '../support/look/axe.ts';

const delivered: Readonly<Record<string, string>> = readSources();
const SITE =
  delivered['content/site.yaml']?.replace(
    /^languages:\n(?: {2}.*\n)+/m,
    'languages:\n  - code: en\n  - code: de\n',
  ) ?? '';
const withHeading = (text: string) =>
  delivered['content/en/home.yaml']?.replace(/^h1: .*$/m, `h1: ${text}`) ?? '';
const CONTENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(delivered).filter(([name]) => /^content\/(?:en|de)\//.test(name)),
  ),
  'content/site.yaml': SITE,
  'content/en/home.yaml': withHeading('Learn here'),
};

interface Editing {
  /** The page's address, without a slash at its end. */
  address: string;
  /** The text of a file of the copy: "content/site.yaml". */
  read: (name: string) => string;
}

/** The command takes seconds to start: one serves all tests of a worker. */
const test = base.extend<Editing, { command: { root: string; address: string } }>({
  command: [
    async ({ browserName: _ }, use) => {
      const root = fs.mkdtempSync(join(tmpdir(), 'edit-'));
      const command = spawn(process.execPath, ['tools/editor/start.ts'], {
        env: { ...process.env, CONTENT: join(root, 'content'), PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(command.stdout, 'data');
      await use({ root, address: /http:\/\/[\d.:]+/.exec(`${line}`)?.[0] ?? '' });
      command.kill();
      fs.rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  read: async ({ command: { root } }, use) => {
    fs.rmSync(join(root, 'content'), { recursive: true, force: true });
    for (const [name, text] of Object.entries(CONTENT)) {
      fs.mkdirSync(dirname(join(root, name)), { recursive: true });
      fs.writeFileSync(join(root, name), text);
    }
    await use((name) => fs.readFileSync(join(root, name), 'utf8'));
  },
  address: [
    async ({ page, read: _, command: { address } }, use) => {
      await page.goto(address);
      await use(address);
    },
    { auto: true },
  ],
});

const label = ({ description = '' }: { description?: string | undefined }) => description;
const heading = (page: Page) =>
  page.getByRole('textbox', { name: label(CONTENT_SCHEMAS.home.shape.h1) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const file = (page: Page, name: ContentName) => button(page, label(CONTENT_SCHEMAS[name]));
const status = (page: Page) => page.getByRole('banner').getByRole('status');
const shown = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });

test('a mistake shows as it is typed; mended, only its line changes', async ({ page, read }) => {
  await file(page, 'home').click();
  await heading(page).fill('Learn with {nobody}');
  await expect(heading(page)).toHaveAccessibleDescription(/\{nobody\}/);
  await expect(status(page)).toHaveText('Not saved yet. Mistakes: 1.');
  await button(page, 'Save').click();
  await expect(status(page)).toHaveText('Nothing was saved. Mistakes: 1.');
  expect(read('content/en/home.yaml')).toBe(CONTENT['content/en/home.yaml']);

  await file(page, 'site').click();
  await page.getByRole('button', { name: '{nobody}' }).click();
  await expect(heading(page)).toBeFocused();
  await heading(page).fill('Learn with us');
  await expect(heading(page)).toHaveAccessibleDescription('');
  await heading(page).press('ControlOrMeta+s');
  await expect(status(page)).toHaveText('Saved.');
  expect(read('content/en/home.yaml')).toBe(withHeading('Learn with us'));
});

test('a text of another language is chosen and saved', async ({ page, read }) => {
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await file(page, 'home').click();
  await heading(page).fill('Lernen mit {brand}');
  await button(page, 'Save').click();
  await expect(status(page)).toHaveText('Saved.');
  expect(parse(read('content/de/home.yaml')).h1).toBe('Lernen mit {brand}');
  expect(read('content/en/home.yaml')).toBe(CONTENT['content/en/home.yaml']);
});

test('by keyboard, entries are added, moved and removed', async ({ page, read }) => {
  const { coins } = CONTENT_SCHEMAS.site.shape;
  const before: { code: string; name: string }[] = parse(SITE).coins;
  const list = page.getByRole('group', { name: label(coins) });
  await list.getByRole('button', { name: 'Add an entry' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('SOL');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Solana ');
  await expect(status(page)).toHaveText('Not saved yet.');
  await list.getByRole('button', { name: `Move entry ${before.length + 1} up` }).press('Enter');
  page.once('dialog', (dialog) => dialog.accept());
  await list.getByRole('button', { name: 'Remove entry 2' }).press('Enter');
  await expect(list.getByRole('button', { name: 'Add an entry' })).toBeFocused();
  await button(page, 'Save').press('Enter');
  await expect(status(page)).toHaveText('Saved.');
  const added = [...before.slice(0, -1), { code: 'SOL', name: 'Solana' }, ...before.slice(-1)];
  const after = read('content/site.yaml');
  expect(parse(after)).toEqual({ ...parse(SITE), coins: added.toSpliced(1, 1) });
  const comments = (text: string) => text.match(/^ *#.*$/gm);
  expect(comments(after)).toEqual(comments(SITE));
});

test('a save keeps a symbolic link and its mode, and leaves a file that is newer', async ({
  page,
  command,
  address,
  read,
}) => {
  const name = 'content/en/home.yaml';
  const linked = join(command.root, 'linked.yaml');
  fs.renameSync(join(command.root, name), linked);
  fs.symlinkSync(linked, join(command.root, name));
  fs.chmodSync(linked, 0o600);
  fs.writeFileSync(join(command.root, `${name}.new`), 'left over');
  await page.goto(address);
  await file(page, 'home').click();
  await heading(page).fill('New');
  await button(page, 'Save').click();
  await expect(status(page)).toHaveText('Saved.');
  expect(fs.lstatSync(join(command.root, name)).isSymbolicLink()).toBe(true);
  expect(fs.statSync(linked).mode & 0o777).toBe(0o600);
  expect(read(name)).toBe(withHeading('New'));

  fs.writeFileSync(linked, withHeading('Elsewhere'));
  await heading(page).fill('Newer');
  await button(page, 'Save').click();
  await expect(status(page)).toContainText(`${name} was changed elsewhere.`);
  expect(read(name)).toBe(withHeading('Elsewhere'));
});

test('the preview starts, follows the typing and stops at a mistake', async ({ page, address }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await file(page, 'home').click();
  await heading(page).fill('Learn with us');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('status')).toHaveText(/is starting/);
  await expect(shown(page)).toHaveText('Learn with us', { timeout: 60_000 });
  await expect(preview.getByRole('status')).toBeEmpty();
  await heading(page).fill('Learn with {nobody}');
  await expect(preview.getByRole('status')).toHaveText(/Correct the mistakes/);
  await expect(shown(page)).toHaveText('Learn with us');
  await button(page, 'Preview').click();
  await expect(preview).toHaveCount(0);
});

for (const width of [1440, 800, 360]) {
  test(`at ${width} px all buttons are in view, and axe finds nothing`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await page.getByRole('textbox').first().fill('');
    await expect(status(page)).toHaveText(/Mistakes: 1/);
    for (const name of ['Preview', 'Save']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('details')) group.open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('no other website or program reads or writes', async ({ request, address, read }) => {
  const change = { before: SITE, after: SITE.replace('brand: ', 'brand: X') };
  const data = JSON.stringify({ 'content/site.yaml': change });
  const json = { 'content-type': 'application/json' };
  for (const headers of [
    json,
    { ...json, origin: 'https://elsewhere.example' },
    { ...json, origin: 'http://127.0.0.1:1' },
    { 'content-type': 'text/plain', origin: address },
    { ...json, origin: 'http://elsewhere.example', host: 'elsewhere.example' },
  ]) {
    expect((await request.post(`${address}/content`, { headers, data })).status()).toBe(403);
  }
  const foreign = await request.get(address, { headers: { host: 'elsewhere.example' } });
  expect(foreign.status()).toBe(403);
  expect(read('content/site.yaml')).toBe(SITE);
  const ownPost = { headers: { ...json, origin: address }, data: data.replaceAll('site', '../x') };
  expect((await request.post(`${address}/content`, ownPost)).status()).toBe(500);
  const policy = (await request.get(address)).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  // On Linux all of 127.0.0.0/8 is this machine: a server on every address would answer.
  await expect(request.get(address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
});

test('nothing of the editing page is in the built site', () => {
  const files = fs.globSync('dist/**/*.{html,js,css}');
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) expect(fs.readFileSync(name, 'utf8')).not.toContain('npm run edit');
});
