import type { Page } from '@playwright/test';
import { securityHeaders } from '../build/headers.ts';
import { readSiteSettings } from '../build/site-settings.ts';
import { expect, openForm, PAGES, test, UNKNOWN_PATH } from './site.ts';

/** What TCP sends in the first round trip: ten segments of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14_600;

const EVERY_PATH = [...PAGES.map(({ path }) => path), UNKNOWN_PATH];

declare global {
  interface Document {
    /** Chromium's view of the Permissions-Policy. */
    readonly featurePolicy: { features(): string[]; allowedFeatures(): string[] };
  }
}

test.skip(({ hasTouch }) => !hasTouch, 'headers are the same at every width');

for (const path of EVERY_PATH) {
  test(`${path} comes with the security headers, and they warn of nothing`, async ({ page }) => {
    // The guard of every test fails on a warning in the console.
    const response = await page.goto(path);
    for (const [name, value] of Object.entries(securityHeaders(readSiteSettings()))) {
      expect(response?.headers()[name.toLowerCase()], name).toBe(value);
    }
  });

  test(`${path} comes in one round trip, its headers included`, async ({ page }) => {
    const response = await page.goto(path);
    const sizes = await response?.request().sizes();
    const { responseHeadersSize = 0, responseBodySize = 0 } = sizes ?? {};
    expect(responseBodySize).toBeGreaterThan(0);
    const sum = responseHeadersSize + responseBodySize;
    const figures = `headers ${responseHeadersSize}, page ${responseBodySize}`;
    expect(sum, figures).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  });
}

test('of the features that reach beyond the page, only copying is allowed', async ({ page }) => {
  await page.goto('/');
  const { known, allowed } = await page.evaluate(() => ({
    known: document.featurePolicy.features(),
    allowed: document.featurePolicy.allowedFeatures(),
  }));
  const named = (securityHeaders({})['Permissions-Policy'] ?? '')
    .split(',')
    .map((part) => part.replace(/=.*/, ''));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(allowed.filter((name) => named.includes(name))).toEqual(['clipboard-write']);
});

/** Whether a script that tries to write HTML into the page is stopped. */
function writingHtmlFails(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x">';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
}

test.describe('HTML written by a script', () => {
  test.use({ expectedLine: /requires 'TrustedHTML'/ });

  for (const path of EVERY_PATH) {
    test(`is refused on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await writingHtmlFails(page)).toBe(true);
    });
  }

  test('is refused on Payments also once its dropdown works', async ({ page }) => {
    await openForm(page, '/payments');
    await page.getByRole('combobox', { name: 'Payment Currency' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await writingHtmlFails(page)).toBe(true);
  });
});
