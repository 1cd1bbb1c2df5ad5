/** A form whose files fail: Firefox and WebKit never fetch a failed module again under its URL. */
import { onTestFinished } from 'vitest';
import { type EnginePage, NOTICE } from './page.ts';
import { expect, test } from './test.ts';
import type { WatchedSite } from './watched-site.ts';

const PAY = '[type=submit]';
const REASON = '#form-failure > div';
const OPEN_AS_EMAIL = '.handoff a';

async function openFailing(page: EnginePage, site: WatchedSite, kind?: RegExp) {
  const mend = site.failScripts(kind);
  onTestFinished(mend);
  await page.openAfresh('/payments');
  await page.run(() => document.querySelector('form')?.scrollIntoView());
  await expect.poll(() => page.isShown(REASON)).toBe(true);
  return mend;
}

test('files that failed are fetched again at the next press', async ({ page, site }) => {
  const mend = await openFailing(page, site);
  await page.fill('#reference', 'INV-204');
  mend();
  await page.click(PAY);
  await expect.poll(() => page.count(NOTICE)).toBe(1);
  expect(await page.isShown(REASON)).toBe(false);
  expect(await page.value('#reference')).toBe('INV-204');
});

// The other files have run by then, and run again at the next press.
test('the file with the words alone is fetched again at the next press', async ({ page, site }) => {
  const mend = await openFailing(page, site, /payments\.en\./);
  await page.fill('#reference', 'INV-204');
  mend();
  await page.click(PAY);
  await expect.poll(() => page.count(NOTICE)).toBe(1);
  expect(await page.value('#reference')).toBe('INV-204');
});

test('files that failed are fetched at the first press after a reload', async ({ page, site }) => {
  const mend = await openFailing(page, site);
  mend();
  await page.run(() => {
    document.body.id = 'old';
    location.reload();
  });
  await expect.poll(() => page.count('body:not(#old)')).toBe(1);
  await page.click(PAY);
  await expect.poll(() => page.count(NOTICE)).toBe(1);
});

test('Open as email works while the files fail', async ({ page, site }) => {
  await openFailing(page, site);
  await page.fill('#reference', 'A & B');
  await page.keepLinks();
  await page.click(OPEN_AS_EMAIL);
  const href = await page.attribute(OPEN_AS_EMAIL, 'href');
  expect(href).toMatch(/^mailto:info@codepassage\.example\?subject=Make%20a%20Payment&body=/);
  expect(decodeURIComponent(href ?? '')).toContain('Reference Number (optional): A & B');
});

test('typed and chosen values are restored with the page', async ({ page }) => {
  await page.openForm('/payments');
  await page.fill('#amount', '185');
  await page.fill('#reference', 'INV-204');
  await page.click('#currency');
  await expect.poll(() => page.count('[role=option]')).toBe(5);
  await page.click('[role=option]:nth-child(2)');
  await expect.poll(() => page.text('#currency')).toBe('ETH (Ethereum)');
  await page.run(() => {
    location.href = '/about';
  });
  await expect.poll(() => page.path()).toBe('/about');
  await page.back();
  await expect.poll(() => page.count('[data-form-state=ready]')).toBe(1);
  expect(await page.value('#amount')).toBe('185');
  expect(await page.value('#reference')).toBe('INV-204');
  await expect.poll(() => page.text('#currency')).toBe('ETH (Ethereum)');
});
