/** How much a visit weighs. Figures are bytes as a good host sends them: brotli 11, fonts as they are. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, formNotice, openForm, PAGES, test, UNKNOWN_PATH } from './site.ts';

/** One round trip with a response's headers: TCP sends ten segments of 1,460 bytes at first. */
const PAGE_MAX = 14_000;
const INLINE_SCRIPT_MAX = 800;
const FIRST_VISIT_MAX = 45_000;
const SCRIPTS_MAX = { '/contact': 80_000, '/payments': 100_000 };

const HTML = 'text/html';
const SCRIPT = 'text/javascript';
const FONT = 'font/woff2';

const FORM_PATHS = ['/contact', '/payments'] as const;
const CONTENT_PATHS = [...PAGES.map(({ path }) => path), UNKNOWN_PATH].filter(
  (path) => !FORM_PATHS.some((formPath) => formPath === path),
);

interface Loaded {
  /** Its media type, or 'inline' for what stands in the page. */
  type: string;
  file: string;
  bytes: number;
  text: string;
}

/** Keeps the answer to everything that the page requests from now on. */
function listen(page: Page): () => Promise<Loaded[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('data:')) responses.push(response);
  });
  return () => Promise.all(responses.map(weigh));
}

async function weigh(response: Response): Promise<Loaded> {
  const body = await response.body();
  const [type = ''] = (response.headers()['content-type'] ?? '').split(';');
  const brotli = () =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return {
    type,
    file: new URL(response.url()).pathname,
    bytes: type === FONT ? body.length : brotli().length,
    text: body.toString(),
  };
}

/** Fails with the page, each file and its figure, their sum and the limit. */
function expectAtMost(limit: number, page: string, loaded: readonly Loaded[]): void {
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0);
  const figures = loaded.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
  expect(sum, `${page}: ${figures}; together ${sum}, limit ${limit}`).toBeLessThanOrEqual(limit);
}

/** Waits until the page has asked for all that it asks for by itself, its end in view. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const headingFont = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Newsreader')?.status);
  await expect.poll(headingFont).toBe('loaded');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

const ofType = (loaded: readonly Loaded[], wanted: string) =>
  loaded.filter(({ type }) => type === wanted);

test.skip(({ hasTouch }) => !hasTouch, 'a visit weighs the same at every width');

for (const path of CONTENT_PATHS) {
  test(`a first visit of ${path} is light and runs no script file`, async ({ page }) => {
    const loaded = listen(page);
    await visit(page, path);
    const all = await loaded();
    expect(ofType(all, SCRIPT).map(({ file }) => file)).toEqual([]);
    expectAtMost(PAGE_MAX, path, ofType(all, HTML));
    expectAtMost(FIRST_VISIT_MAX, path, all);
    const inline = await page
      .locator('script:not([type]), script[type=module]')
      .evaluateAll((scripts) =>
        scripts.map(({ textContent }, position) => ({
          type: 'inline',
          file: `inline script ${position + 1}`,
          bytes: new TextEncoder().encode(textContent ?? '').length,
          text: '',
        })),
      );
    expect(inline).not.toEqual([]);
    expectAtMost(INLINE_SCRIPT_MAX, path, inline);
  });
}

/** Nothing of the content and nothing that reads it. */
function expectOnlyCode(scripts: readonly Loaded[]): void {
  for (const { file, text } of scripts) {
    expect(text, file).not.toMatch(/CodePassage|Pay Now|Send Message|Tether|ZodError|safeParse/);
  }
}

test('a visit of Contact up to its notice is light, and knows no dropdown', async ({ page }) => {
  const loaded = listen(page);
  await openForm(page, '/contact');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does the next course start?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(formNotice(page, 'Message Sent!')).toBeVisible();
  const all = await loaded();
  expectAtMost(PAGE_MAX, '/contact', ofType(all, HTML));
  expectAtMost(SCRIPTS_MAX['/contact'], '/contact', ofType(all, SCRIPT));
  expectOnlyCode(ofType(all, SCRIPT));
  expect(ofType(all, SCRIPT).filter(({ text }) => text.includes('listbox'))).toEqual([]);
});

test('a visit of Payments up to an open dropdown and its notice is light', async ({ page }) => {
  const loaded = listen(page);
  await openForm(page, '/payments');
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  await page.getByRole('option', { name: 'USDC (USD Coin)' }).click();
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  const all = await loaded();
  expectAtMost(PAGE_MAX, '/payments', ofType(all, HTML));
  expectAtMost(SCRIPTS_MAX['/payments'], '/payments', ofType(all, SCRIPT));
  expectOnlyCode(ofType(all, SCRIPT));
  expect(ofType(all, SCRIPT).filter(({ text }) => text.includes('listbox'))).toHaveLength(1);
});
