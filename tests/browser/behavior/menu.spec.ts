/** The links of the header: a menu on small screens (specification §4). */
import type { Page } from '@playwright/test';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { axeViolations } from '../../support/layout.ts';

const { nav } = sourceContent.shared;
const labels = nav.items.map(({ label }) => label);
const tag = '@phone';
const lastPage = nav.items.at(-1)?.href ?? '';
const menuButton = (page: Page) => page.getByRole('button', { name: nav.openMenu });
const closeButton = (page: Page) => page.getByRole('button', { name: nav.closeMenu });
const links = (page: Page) => page.getByRole('navigation', { name: nav.label }).getByRole('link');
const menuIsClosed = (page: Page) => expect(links(page)).toHaveCount(0);

async function openMenu(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  await menuButton(page).click();
  await expect(links(page)).toHaveText(labels);
}

test('§2 the links are visible; the current one differs not only in color', {
  tag: '@both-widths',
}, async ({ page, hasTouch }) => {
  await page.goto('/services');
  if (hasTouch) await openMenu(page);
  else await expect(menuButton(page)).toHaveCount(0);
  await expect(links(page)).toHaveText(labels);
  const shapes = await links(page).evaluateAll((all) =>
    all.map((link) => {
      const { fontWeight, borderInlineStartWidth } = getComputedStyle(link);
      const { opacity } = getComputedStyle(link, '::after');
      return `${fontWeight} ${borderInlineStartWidth} ${opacity}`;
    }),
  );
  const current = nav.items.findIndex(({ href }) => href === '/services');
  expect(shapes.filter((shape) => shape === shapes[current])).toHaveLength(1);
  // languages/layout-and-type.spec.ts looks at every page as it opens.
  if (hasTouch) expect(await axeViolations(page)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, { tag }, () => {
    test.use({ javaScriptEnabled });
    test('§4 the menu opens; its button, Escape and a link close it', async ({ page }) => {
      for (const close of [
        () => closeButton(page).click(),
        () => page.keyboard.press('Escape'),
        () => page.keyboard.press('Enter'),
      ]) {
        await openMenu(page);
        await expect(closeButton(page)).toBeFocused();
        await close();
        await menuIsClosed(page);
        await expect(menuButton(page)).toBeFocused();
      }
      await openMenu(page);
      await links(page).last().click();
      await expect(page).toHaveURL(lastPage);
      await menuIsClosed(page);
    });
  });
}

test('§4 the menu covers the page; a click outside closes it', { tag }, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await openMenu(page);
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const root = page.locator('html');
  await expect(root, 'buttons stay in one place').toHaveCSS('scrollbar-gutter', 'stable');
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, 200);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(10, 500);
  await menuIsClosed(page);
  await expect(page, 'the click does nothing else').toHaveURL('/');
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(menuButton(page), 'the header stays in sight').toBeInViewport({ ratio: 1 });
});

test('§4 the menu fits a low window, and closes where its links fit the header', {
  tag,
}, async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(closeButton(page)).toBeFocused();
  await links(page).last().scrollIntoViewIfNeeded();
  await expect(links(page).last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 800, height: 1280 });
  await expect(closeButton(page)).toBeFocused();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('#menu:popover-open'), 'a phone that is turned').toHaveCount(0);
  await expect(links(page)).toHaveText(labels);
});
