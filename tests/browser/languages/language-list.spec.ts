/** How a visitor finds another language. */
import type { Page } from '@playwright/test';
import { directionOf, languageName, openGraphLocale } from '#site/languages.ts';
import {
  contentIn,
  LANGUAGES,
  pathIn,
  sourceContent,
  UNKNOWN_PATH,
} from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { headingFontArrived } from '../../support/layout.ts';

const [, other = ''] = LANGUAGES;
const { languages } = sourceContent.shared;
const offer = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: languageName(other) });
const entry = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: languageName(other) });

test.skip(!other, 'The site has one language.');

const tag = '@both-widths';

test('header and footer open the list, which leads to the same page', { tag }, async ({ page }) => {
  const openers = [
    page.getByRole('banner').getByRole('button', { name: languages }),
    page
      .getByRole('contentinfo')
      .getByRole('button', { name: languageName(sourceContent.language) }),
  ];
  for (const opener of openers) {
    await page.goto('/tutoring#compare');
    await expect(entry(page)).toBeHidden();
    await opener.click();
    await expect(entry(page)).toBeInViewport({ ratio: 1 });
    const { width = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: 300 });
    const last = page.locator('#languages a').last();
    await last.focus();
    await expect(last, 'on a low screen').toBeInViewport({ ratio: 1 });
    await entry(page).click();
    await expect(page, 'the same part').toHaveURL(`${pathIn('/tutoring', other)}#compare`);
  }
});

test('a link and a line for print whose words are not translated yet stay what they are', async ({
  page,
}) => {
  await page.goto('/tutoring#compare');
  const link = page.getByRole('main').getByRole('link').first();
  const line = page.locator('.print-only').first();
  const href = (await link.getAttribute('href')) ?? '';
  // As tools/build/mark-untranslated.ts marks them.
  for (const each of [link, line])
    await each.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(line).toBeHidden();
  await page.locator('h1').click();
  await expect(link).toHaveAttribute('href', href);
});

/** The lines of the not-found page. */
const lines = (page: Page) => page.locator('#languages').getByRole('listitem');

test('an unknown address is told first in the language of the address', async ({ page }) => {
  const translated = LANGUAGES.map(contentIn).filter(
    ({ notFound, untranslated }) => !untranslated.includes(notFound.h1),
  );
  const last = translated.pop()?.language ?? '';
  await page.goto(pathIn('/nothing', last));
  const inOrder = [contentIn(last), ...translated].map(
    ({ notFound: { h1, home } }) => `${h1} ${home.label}`,
  );
  await expect(lines(page)).toHaveText(inOrder);
  await expect(lines(page).first()).toHaveAttribute('lang', last);
  await expect(lines(page).first()).toHaveCSS('direction', directionOf(last) ?? 'ltr');
  await lines(page).first().getByRole('link').click();
  await expect(page).toHaveURL(pathIn('/', last));
});

test.describe('a browser that asks for another language', () => {
  // With its country, as browsers say it.
  test.use({ locale: openGraphLocale(other).replace('_', '-') });

  test('is offered the same page in it, in one line that moves nothing', async ({ page }) => {
    await page.goto('/payments');
    await headingFontArrived(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(offer(page)).toBeInViewport();
    await offer(page).evaluate((link) => link.remove());
    expect(await heading.boundingBox()).toEqual(before);
    await page.goto('/payments#checks');
    await page.reload();
    await offer(page).click();
    await expect(page).toHaveURL(`${pathIn('/payments', other)}#checks`);
    await expect(offer(page)).toHaveCount(0);
    await page.goto(UNKNOWN_PATH);
    await expect(lines(page).first()).toHaveAttribute('lang', other);
    await expect(offer(page)).toHaveCount(0);
  });
});
