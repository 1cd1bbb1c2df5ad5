/** Pages without a mouse: where the focus goes, and that it can be seen. */
import type { Page } from '@playwright/test';
import {
  EVERY_PATH,
  LANGUAGES,
  pathIn,
  RIGHT_TO_LEFT,
  sourceContent,
} from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSettled } from '../../support/layout.ts';

test.describe('in a browser that is offered another language', { tag: '@both-widths' }, () => {
  test.use({ locale: LANGUAGES[1] });
  test('the Tab key goes through the header in the order that is seen', async ({ page }) => {
    // A page in the browser's own language has the globe in the place of the offer.
    for (const language of LANGUAGES.filter((each, at) => at < 2 || each === RIGHT_TO_LEFT)) {
      await openSettled(page, pathIn('/about', language));
      const shown = page.getByRole('banner').locator('a, button').filter({ visible: true });
      const places: number[] = [];
      // The skip link comes first.
      await page.keyboard.press('Tab');
      for (const control of await shown.all()) {
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused();
        places.push(await control.evaluate((each) => each.getBoundingClientRect().x));
      }
      const turn = language === RIGHT_TO_LEFT ? -1 : 1;
      expect(places).toEqual(places.toSorted((one, other) => turn * (one - other)));
    }
  });
});

test('the focus enters the header and the page stays; on a low screen it makes room', {
  tag: '@phone',
}, async ({ page }) => {
  await openSettled(page, '/payments');
  await page.evaluate(() => scrollTo(0, 900));
  const controls = page.getByRole('banner').locator('> :is(a, button)').filter({ visible: true });
  for (const control of (await controls.all()).reverse()) {
    await control.focus();
    expect(await page.evaluate(() => scrollY)).toBe(900);
  }
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('§2 each stop of Tab is in view with a ring; the first skips the header', async ({ page }) => {
  for (const path of EVERY_PATH) {
    await openSettled(page, path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: sourceContent.shared.skipLink });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus'), path).toHaveCount(1);

    await skipLink.focus();
    const links = await page.locator('main a[href]').count();
    const faults: string[] = [];
    let stops = 0;
    for (let found = await focusFaults(page); found; found = await focusFaults(page)) {
      faults.push(...found);
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(faults, path).toEqual([]);
    expect(stops, path).toBeGreaterThan(links);
  }
});

/**
 * What an element with the focus lacks: a ring of 3 px, which is seen where text is, and nothing in front.
 * Undefined where the page ends.
 */
function focusFaults(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    if (element === document.body) return undefined;
    // A radio button that is not drawn has its ring around its label.
    const isDrawn = element.checkVisibility({ opacityProperty: true });
    const ring = getComputedStyle((!isDrawn && element.parentElement) || element);
    const { color } = getComputedStyle(element.parentElement ?? element);
    // Of 765, which white has. The tokens' contrast is tested beside them.
    const lightness = (color: string) =>
      (color.match(/\d+/g) ?? []).reduce((sum, channel) => sum + Number(channel), 0);
    const [line = new DOMRect()] = element.getClientRects();
    // The middle of what is in view.
    const y = (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2;
    const top = document.elementFromPoint(line.x + line.width / 2, y);
    const faults = [
      Math.abs(lightness(ring.outlineColor) - lightness(color)) > 350 && 'a ring unlike its text',
      !/^rgb\(.* solid 3px$/.test(ring.outline) && `no ring of 3 px: ${ring.outline}`,
      !(top && (element.contains(top) || top.contains(element))) && `covered by ${top?.className}`,
    ].filter(Boolean);
    return faults.map((fault) => `${element.outerHTML.slice(0, 80)}: ${fault}`);
  });
}
