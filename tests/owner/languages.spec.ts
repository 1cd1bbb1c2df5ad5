/** The site in more languages: German, and Urdu, which is written from right to left. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, serve } from '../../tools/hosts/built-site.ts';
import { accented, pseudoLanguage } from '../support/content/pseudo-language.ts';
import { SPECIFICATION } from '../support/content/specification.ts';
import { openedMail } from '../support/forms.ts';
import { axeViolationsInWords } from '../support/look/axe.ts';
import { layoutFaults } from '../support/look/layout-faults.ts';
import { headingFontArrived, openSettled } from '../support/look/look.ts';
import { buildCopy, copySite, editCopy } from '../support/serve/site-copy.ts';
import { expect, openForm, PAGES, test } from '../support/site.ts';

const BUILD_MS = 120_000;

test.describe.configure({ timeout: BUILD_MS });
test.use({
  baseURL: ({ browserName: _ }, use) => use(server?.address),
});

let root: string;
let server: Server | undefined;

test.beforeAll(async () => {
  // The heading font must also arrive from a project in such a folder.
  root = copySite(mkdtempSync(join(tmpdir(), '100% ü ')));
  for (const code of ['de', 'ur']) {
    mkdirSync(join(root, 'content', code));
    for (const [file, text] of Object.entries(pseudoLanguage(SPECIFICATION, code))) {
      writeFileSync(join(root, file), text);
    }
  }
  editCopy(
    root,
    'content/site.yaml',
    '  - code: en\n',
    '  - code: en\n  - code: de\n  - code: ur\n',
  );
  await buildCopy(root);
  server = await serve(join(root, 'dist'));
});

test.afterAll(() => {
  server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('a second language has its own pages, which lead to one another and to the first', async ({
  page,
}) => {
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page
    .getByRole('main')
    .getByRole('link', { name: accented('Explore Courses') })
    .click();
  await expect(page).toHaveURL('/de/tutoring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    accented('Software Engineering Tutoring'),
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://codepassage.example/de/tutoring',
  );
  const current = page.getByRole('banner').getByRole('link', { name: accented('Tutoring') });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/tutoring');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/tutoring');
  await page.getByRole('link', { name: `CodePassage ${accented('home')}` }).click();
  await expect(page).toHaveURL('/de');
});

test('the pages of each language name those of the other, to machines and to readers', async ({
  page,
}) => {
  for (const path of ['/tutoring', '/de/tutoring', '/', '/de']) {
    await page.goto(path);
    const named = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      );
    const [first, second, urdu] = /tutoring/.test(path)
      ? ['/tutoring', '/de/tutoring', '/ur/tutoring']
      : ['/', '/de', '/ur'];
    expect(named, path).toEqual([
      `en https://codepassage.example${first}`,
      `de https://codepassage.example${second}`,
      `ur https://codepassage.example${urdu}`,
      `x-default https://codepassage.example${first}`,
    ]);
    const footer = page.getByRole('contentinfo');
    const [name, language] = path.startsWith('/de') ? ['English', 'en'] : ['Deutsch', 'de'];
    await expect(footer.getByRole('link', { name })).toHaveAttribute('lang', language);
    await expect(footer.getByRole('link', { name })).toHaveAttribute('hreflang', language);
  }
});

test('a form of the second language works under the policy of its page', async ({ page }) => {
  await openForm(page, '/de/payments');
  const named = (role: 'button' | 'combobox' | 'link' | 'region', name: string) =>
    page.getByRole(role, { name: accented(name) });
  await expect(named('combobox', 'Payment Currency')).toHaveText('BTC (Bitcoin)');
  const { body } = await openedMail(page, () => named('link', 'Open as email').click());
  expect(body).toContain(`${accented('Coin')}: BTC (Bitcoin)`);
  await named('button', 'Pay Now with Crypto').click();
  await expect(named('region', 'Notices')).toContainText(accented('Payment Initiated'));
});

test('the email of a translation ends with its English subject', async ({ page }) => {
  await openForm(page, '/de/payments');
  const { body } = await openedMail(page, () =>
    page.getByRole('link', { name: accented('Open as email') }).click(),
  );
  expect(body.split('\n').at(-1)).toBe(`Payment Request: ${accented('not chosen')}`);
});

test('the header leads to the list of languages, and the list to the same page', async ({
  page,
}) => {
  await page.goto('/tutoring');
  await page.getByRole('banner').getByRole('link', { name: 'Languages' }).click();
  const list = page.getByRole('contentinfo').getByRole('navigation', { name: 'Languages' });
  await expect(list).toBeInViewport();
  await expect(list.getByText('English')).toHaveAttribute('aria-current', 'true');
  await list.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/tutoring');
});

test('a browser is offered nothing on a page of its own language', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await expect(page.getByRole('banner').locator('[hreflang]')).toHaveCount(0);
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('is offered the same page in German, in one line that moves and stores nothing', async ({
    page,
  }) => {
    await page.goto('/payments');
    const offer = page.getByRole('banner').getByRole('link', { name: 'Deutsch' });
    await expect(offer).toBeInViewport();
    const heading = page.getByRole('heading', { level: 1 });
    await headingFontArrived(page);
    const before = await heading.boundingBox();
    await offer.evaluate((link) => link.remove());
    expect(await heading.boundingBox()).toEqual(before);
    await page.reload();
    await offer.click();
    await expect(page).toHaveURL('/de/payments');
    await expect(page.getByRole('banner').locator('[hreflang]')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is offered nothing; the list leads to the same page', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('banner').locator('[hreflang]')).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL('/de/about');
    });
  });
});

test('an unknown address of a language offers that language', async ({ page }) => {
  await page.goto('/de/nichts');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de');
});

test('every page from right to left fits a phone and holds no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of PAGES) {
    const address = `/ur${path === '/' ? '' : path}`;
    await openSettled(page, address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await layoutFaults(page), address).toEqual([]);
    expect.soft(await axeViolationsInWords(page), address).toEqual([]);
  }
});
