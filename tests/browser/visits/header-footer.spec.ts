import type { Page } from '@playwright/test';
import { PHONE } from '../../../playwright.config.ts';
import { expect, test } from '../../support/site.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menuLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menuLinks(page)).toHaveCount(6);
}

const menuIsClosed = (page: Page) => expect(menuLinks(page)).toHaveCount(0);

test('§2 the current link differs from the others by more than its color', {
  tag: '@both-widths',
}, async ({ page, hasTouch }) => {
  // Without any color but the system's own, only the shape is left.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  if (hasTouch) await openMenu(page);
  const shapes = await menuLinks(page).evaluateAll((all) =>
    all.map((link) => {
      const { fontWeight, borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(link);
      const underline = getComputedStyle(link, '::after').opacity;
      return `${fontWeight} ${borderInlineStartWidth} ${borderInlineStartColor} ${underline}`;
    }),
  );
  const [services] = shapes.splice(1, 1);
  expect(new Set(shapes).size).toBe(1);
  expect(shapes).not.toContain(services);
});

test('§2 on a wide screen the links are visible and the menu button is not', async ({ page }) => {
  await page.goto('/');
  await expect(menuLinks(page)).toHaveCount(6);
  await expect(menuButton(page)).toHaveCount(0);
  await menuLinks(page).getByText('Contact').click();
  await expect(page).toHaveURL('/contact');
});

test.describe('the menu of small screens', { tag: '@phone' }, () => {
  test('§4 one button opens it and another closes it', async ({ page }) => {
    await page.goto('/');
    await menuIsClosed(page);
    await openMenu(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await menuIsClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('§4 the same button closes it again by keyboard', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuLinks(page)).toHaveCount(6);
    await page.keyboard.press('Enter');
    await menuIsClosed(page);
  });

  test('§4 Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await menuIsClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('§4 a press outside closes it', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 740 });
    await page.goto('/');
    await openMenu(page);
    await page.mouse.click(10, 500);
    await menuIsClosed(page);
    await expect(page).toHaveURL('/');
  });

  test('§4 choosing a link closes it', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menuLinks(page).getByText('Services').click();
    await expect(page).toHaveURL('/services');
    await menuIsClosed(page);
  });

  test('§4 it closes when the focus leaves it', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await page.keyboard.press('Shift+Tab');
    await menuIsClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('§4 the Tab key does not lead behind it', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menuLinks(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':is(main, footer) :focus')).toHaveCount(0);
  });

  test('§4 it is closed on a page from the back-forward cache', {
    tag: '@back-forward-cache',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.fromMemory = 'true';
      });
    });
    await page.goto('/');
    await openMenu(page);
    await menuLinks(page).getByText('About').click();
    await expect(page).toHaveURL('/about');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-from-memory', 'true');
    await menuIsClosed(page);
  });
});

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('§4 the menu opens, closes and leads to its pages', async ({ page }) => {
    await page.goto('/');
    await menuIsClosed(page);
    await openMenu(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await menuIsClosed(page);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await menuIsClosed(page);
    await openMenu(page);
    await menuLinks(page).getByText('Contact').click();
    await expect(page).toHaveURL('/contact');
    await menuIsClosed(page);
  });
});

const SIZES = {
  'a window turned round': { width: 740, height: 360 },
  'a page zoomed to 400 %': { width: 320, height: 256 },
};

for (const [change, size] of Object.entries(SIZES)) {
  test(`in ${change} an open menu can still be used`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await page.setViewportSize(size);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
  });
}

test('a window widened with its menu open has its links in the header, and can be used', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveCount(6);
  const [bar, links] = [await page.getByRole('banner').boundingBox(), await nav.boundingBox()];
  expect(links?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.POSITIVE_INFINITY);
  await page.getByRole('link', { name: 'Explore Courses' }).click();
  await expect(page).toHaveURL('/tutoring');
});

test('a window widened with its menu open keeps the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuLinks(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuLinks(page).first()).toBeFocused();
});

test('the page behind an open menu is not read out, and does not scroll', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await page.evaluate(() => scrollTo(0, 0));
  await openMenu(page);
  for (const role of ['main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, 200);
  // A second wheel event comes after the first, and so after its scrolling.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeVisible();
});

test('an open menu is not printed', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('200 rapid presses leave the menu closed', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await menuButton(page).evaluate((button) => {
    for (let press = 0; press < 200; press += 1) {
      if (button instanceof HTMLElement) button.click();
    }
  });
  await menuIsClosed(page);
});
