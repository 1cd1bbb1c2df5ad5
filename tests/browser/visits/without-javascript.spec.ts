import type { Browser, Page } from '@playwright/test';
import { holdScripts } from '../../support/forms.ts';
import { caseTag, EMAIL, EVERY_PATH, expect, formSheet, PAGES, test } from '../../support/site.ts';

const FORMS = [{ path: '/payments' }, { path: '/contact' }] as const;

/** What works only with a script, and is shown only with one. */
const NEEDS_SCRIPT = '[data-form], .form-not-responding, .copy-button, [data-reply-by]';

const REPLACEMENT = `This form needs JavaScript. The rest of this page works without it. To reach us, email ${EMAIL}.`;

async function linesRead(page: Page): Promise<string[]> {
  // Drawn once it comes near the screen; here everything is read at once.
  await page
    .locator('#languages')
    .evaluate((list) => list.style.setProperty('content-visibility', 'visible'));
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => line.trim() !== '');
}

async function linesReadWithoutScript(browser: Browser, path: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const lines = await linesRead(page);
  await context.close();
  return lines;
}

for (const path of EVERY_PATH) {
  test(`${path} can be read completely without JavaScript`, {
    tag: caseTag(['/tutoring', '/payments'].includes(path)),
  }, async ({ page, browser }) => {
    // React is not to look for what is removed here.
    await holdScripts(page);
    await page.goto(path);
    await page.locator(NEEDS_SCRIPT).evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
    const expected = await linesRead(page);
    expect(expected.length).toBeGreaterThan(10);
    const read = await linesReadWithoutScript(browser, path);
    const isForm = FORMS.some((form) => form.path === path);
    expect(read.filter((line) => line !== REPLACEMENT)).toEqual(expected);
    expect(read.filter((line) => line === REPLACEMENT)).toHaveLength(isForm ? 1 : 0);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of FORMS) {
    test(`on ${path} a line with the email address takes the form’s place`, async ({ page }) => {
      await page.goto(path);
      await expect(formSheet(page).getByText(REPLACEMENT)).toBeVisible();
      await expect(
        formSheet(page).getByRole('link', { name: EMAIL }).filter({ visible: true }).last(),
      ).toHaveAttribute('href', `mailto:${EMAIL}`);
      await expect(formSheet(page).getByRole('textbox')).toHaveCount(0);
      await expect(formSheet(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    });
  }

  test('links work, and no font is requested', { tag: '@both-widths' }, async ({
    page,
    hasTouch,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/');
    for (const { path, link, h1 } of PAGES) {
      if (hasTouch) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeInViewport();
    }
    expect(fonts).toEqual([]);
  });
});
