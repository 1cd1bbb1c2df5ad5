/** Where a browser draws no SVG, as Tor's does at its safest level, which runs no scripts either. */
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../../../playwright.config.ts';
import { expect, test } from '../../support/fixtures.ts';
import { EVERY_PATH, words } from '../../support/words.ts';

test.use({ javaScriptEnabled: false });

/** Drawings become elements that the browser does not know: their texts are then in the page. */
function removeSvg(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const drawn of document.querySelectorAll('svg, svg *')) {
      const unknown = document.createElement(drawn.localName);
      for (const { name, value } of drawn.attributes) unknown.setAttribute(name, value);
      unknown.append(...drawn.childNodes);
      drawn.replaceWith(unknown);
    }
  });
}

test('the menu opens and closes by buttons with a sign', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await removeSvg(page);
  const { openMenu, closeMenu } = words.shared.nav;
  for (const name of [openMenu, closeMenu]) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveText(/^\S$/);
    await button.click();
  }
  await expect(page.locator('.menu')).toBeHidden();
});

test('no word of a drawing stands in a page', async ({ page }) => {
  for (const path of EVERY_PATH) {
    await page.goto(path);
    await removeSvg(page);
    for (const { viewport } of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const seen = await page
        .locator('svg text')
        .evaluateAll(
          (all: HTMLElement[]) => all.filter(({ offsetHeight }) => offsetHeight > 0).length,
        );
      expect.soft(seen, `${path}, ${viewport.width} px`).toBe(0);
    }
  }
});
