/** How a visitor finds another language. */
import type { Page } from '@playwright/test';
import { languageName } from '#languages.ts';
import { headingFontArrived } from '../../support/look/look.ts';
import { expect, test } from '../../support/site.ts';
import { inLanguage, LANGUAGES, words } from '../../support/words.ts';

const [, other = ''] = LANGUAGES;
const { languages } = words.shared;
const offer = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: languageName(other) });
const entry = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: languageName(other) });

test.skip(!other, 'The site has one language.');

test('the header and the footer open the list, which leads to the same page', {
  tag: '@both-widths',
}, async ({ page }) => {
  const openers = [
    page.getByRole('banner').getByRole('button', { name: languages }),
    page.getByRole('contentinfo').getByRole('button', { name: languageName(words.language) }),
  ];
  for (const opener of openers) {
    await page.goto('/tutoring');
    await expect(entry(page)).toBeHidden();
    await opener.click();
    await expect(entry(page)).toBeInViewport({ ratio: 1 });
    await entry(page).click();
    await expect(page).toHaveURL(inLanguage('/tutoring', other));
  }
});

test('an unknown address of a language offers that language', async ({ page }) => {
  await page.goto(inLanguage('/nothing', other));
  await expect(page.locator('html')).toHaveAttribute('lang', words.language);
  await offer(page).click();
  await expect(page).toHaveURL(inLanguage('/', other));
});

test.describe('a browser that asks for another language', () => {
  test.use({ locale: other });

  test('is offered the same page in it, in one line that moves nothing', async ({ page }) => {
    await page.goto('/payments');
    await headingFontArrived(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(offer(page)).toBeInViewport();
    await offer(page).evaluate((link) => link.remove());
    expect(await heading.boundingBox()).toEqual(before);
    await page.reload();
    await offer(page).click();
    await expect(page).toHaveURL(inLanguage('/payments', other));
    await expect(offer(page)).toHaveCount(0);
  });
});
