/** What a page asks for, keeps and lets in: nothing but its own files. */
import type { Page } from '@playwright/test';
import { EVERY_PATH, sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { catchMail, FORM_PATHS, formOn } from '../../support/forms.ts';
import { openSettled } from '../../support/layout.ts';

/** Its own scripts and icon, whose addresses can't contain anything typed, and its font. */
const OWN_FILE = /^\/(?:assets\/[\w.-]+\.(?:js|woff2)|favicon\.svg)$/;

/** What a page has kept about its visitor. */
async function kept(page: Page) {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const inPage = await page.evaluate(async () => [
    sessionStorage.length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
    window.name,
    history.state,
  ]);
  return [...cookies, ...origins, ...inPage].filter(Boolean);
}

test('a visit asks for a page and its font; nothing is kept or sent', async ({ page }) => {
  test.slow();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url() === sourceContent.site.rates?.url) return;
    const { pathname, search } = new URL(request.url());
    if (!OWN_FILE.test(pathname + search)) requests.push(pathname + search);
  });
  for (const path of EVERY_PATH) {
    requests.length = 0;
    await openSettled(page, path);
    const formPath = FORM_PATHS.find((each) => each === path);
    if (formPath) {
      const { button, notice, ...form } = formOn(page, formPath);
      await form.fill();
      for (let click = 0; click < 2; click += 1) await button.click();
      await expect(notice).toBeVisible();
      await page.keyboard.press('Escape');
    } else await expect(page.locator('script[src]')).toHaveCount(0);
    // Dropdowns and tips, which pointing opens too, have specs of their own.
    const other = ':not([role=combobox], [id$=-tip])';
    const controls = page.locator(`summary, label:has([type=radio]), button${other}`);
    for (const control of await controls.filter({ visible: true }).all()) {
      await control.click();
      await page.keyboard.press('Escape');
    }
    await page.evaluate(catchMail);
    await page.locator('a[href^="mailto:"]').evaluateAll((all: HTMLElement[]) => {
      for (const link of all) link.click();
    });
    expect(await kept(page), path).toEqual([]);
    expect(requests).toEqual([path]);
  }
});
