/**
 * Without JavaScript, or with scripts blocked, everything can be read, and an email can be written; also
 * where no SVG is drawn either, as in Tor's browser at its safest level.
 */
import type { Page } from '@playwright/test';
import { stripMarkup } from '#text/markup.ts';
import { EVERY_PATH, sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';

const { form, copy } = sourceContent.shared;

/** What is there only with a script, or only without one. */
const DIFFERENT = '.draft-email, .form-replacement, .submit-row, .copy-button, .reply-line';

/** The lines that a visitor reads, in their order, without those parts. */
async function linesRead(page: Page): Promise<string[]> {
  await page.locator(DIFFERENT).evaluateAll((parts: HTMLElement[]) => {
    for (const part of parts) part.style.setProperty('display', 'none', 'important');
  });
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => line.trim() !== '');
}

test('every page says the same without JavaScript or SVG', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const without = await context.newPage();
  for (const path of EVERY_PATH) {
    await page.goto(path);
    await without.goto(path);
    const lines = await linesRead(page);
    expect(lines.length).toBeGreaterThan(10);
    expect(await linesRead(without), path).toEqual(lines);
    // Drawings become elements that the browser does not know: their texts are then in the page.
    await without.evaluate(() => {
      for (const drawn of document.querySelectorAll('svg, svg *')) {
        const unknown = document.createElement(drawn.localName);
        for (const { name, value } of drawn.attributes) unknown.setAttribute(name, value);
        unknown.append(...drawn.childNodes);
        drawn.replaceWith(unknown);
      }
    });
    const heights = await without
      .locator('svg text')
      .evaluateAll((all: HTMLElement[]) => all.map(({ offsetHeight }) => offsetHeight));
    expect(Math.max(0, ...heights), path).toBe(0);
  }
  await context.close();
});

for (const javaScriptEnabled of [false, true]) {
  const scripts = javaScriptEnabled ? 'scripts blocked by an extension' : 'JavaScript off';
  test.describe(`with ${scripts}`, () => {
    test.use({ javaScriptEnabled, expectedConsoleLine: /script-src/ });

    test('an email address takes the place of a form', async ({ page }) => {
      // A policy is how extensions block; `@media (scripting)` does not see it.
      await page.route('**/*', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      });
      for (const path of ['/payments', '/contact']) {
        await page.goto(path);
        const replacement = page.locator('.form-replacement');
        await expect(replacement).toHaveText(stripMarkup(form.noscript));
        const link = replacement.getByRole('link', { name: sourceContent.site.email });
        await expect(link).toHaveAttribute('href', `mailto:${sourceContent.site.email}`);
        await expect(page.getByRole('textbox')).toHaveCount(0);
        for (const part of ['.draft-email', '#form-notice'])
          await expect(page.locator(part)).toBeHidden();
        await expect(page.getByRole('button', { name: copy.email })).toHaveCount(0);
      }
    });
  });
}
