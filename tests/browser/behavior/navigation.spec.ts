/** Moving between pages: what is loaded ahead, and what the back button brings back. */
import type { Page } from '@playwright/test';
import { stripMarkup } from '#text/markup.ts';
import { PHONE } from '../../../playwright.config.ts';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { choose, OTHER_COIN } from '../../support/forms.ts';

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`);

test('pointing at a link prefetches its page, whose font is there at once', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.hadFont = dataset.font ?? 'no';
    });
  });
  await page.goto('/');
  const fetched = page.waitForRequest((request) => request.url().endsWith('/payments'));
  await footerLink(page, '/payments').hover();
  await fetched;
  await footerLink(page, '/payments').click();
  await expect(page).toHaveURL('/payments');
  await expect(page.locator('html')).toHaveAttribute('data-had-font', '');
  const entries = await page.evaluate(() => performance.getEntriesByType('navigation'));
  expect(entries).toMatchObject([{ deliveryType: 'navigational-prefetch' }]);
});

test('a click anywhere on an item of Services follows its link', async ({ page }) => {
  // As in the oldest Safari and Firefox.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/services');
  const [{ title, href } = { title: '', href: '' }] = sourceContent.services.tutoring.items;
  const link = page.getByRole('link', { name: stripMarkup(title) });
  const row = page.getByRole('main').getByRole('listitem').filter({ has: link });
  await row.getByRole('paragraph').click({ force: true });
  await expect(page).toHaveURL(href);
});

/** Leaves the page by a link and comes back to it as it was: not to a page that is loaded again. */
async function leaveAndComeBack(page: Page, leave: () => Promise<void>): Promise<void> {
  const address = page.url();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await leave();
  await expect(page).not.toHaveURL(address);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => 'isSamePage' in globalThis), address).toBe(true);
}

test('§4 the back button restores a used form, and finds the time of now and the menu closed', {
  tag: '@back-forward-cache',
}, async ({ page, paymentForm }) => {
  const { fields, button, notice } = paymentForm;
  const { nav } = sourceContent.shared;
  await paymentForm.open();
  await paymentForm.fill();
  await choose(fields.currency, OTHER_COIN.option);
  await button.click();
  await expect(notice).toBeVisible();
  await leaveAndComeBack(page, () => footerLink(page, '/about').click());
  await paymentForm.expectFilled();
  await expect(fields.currency).toHaveText(OTHER_COIN.option);
  await page.keyboard.press('Escape');
  await button.click();
  await expect(notice).toBeVisible();

  const line = page.locator('[data-reply-by]');
  await page.goto('/contact');
  await line.evaluate((element) => element.replaceChildren());
  await leaveAndComeBack(page, () => footerLink(page, '/about').click());
  await expect(line, 'the time of now').toContainText(/\d:\d/);

  await page.setViewportSize(PHONE.viewport);
  await page.goto('/');
  await page.getByRole('button', { name: nav.openMenu }).click();
  const links = page.getByRole('navigation', { name: nav.label }).getByRole('link');
  await leaveAndComeBack(page, () => links.last().click());
  await expect(links).toHaveCount(0);
});

test('a card leads to its price, in the row of the table that is marked', async ({ page }) => {
  const { courses, tutoring, site } = sourceContent;
  test.skip(!site.showPrices, 'prices are not shown');
  await page.goto('/tutoring');
  for (const { title, price } of courses) {
    await page.getByRole('link', { name: `${tutoring.compare.price} ${title}` }).click();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(price);
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row).toHaveCSS('outline-style', 'solid');
  }
});
