import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { EVERY_PATH, headingFontArrived, openSettled, useNarrowestPhone } from './settled.ts';
import { recordShifts, shifts } from './shifts.ts';
import { expect, formReady, formSheet, openForm, test } from './site.ts';

/** Below and above each width at which the layout changes, in pixels. */
const WIDTHS_PX = [320, 415, 640, 767, 832, 959, 960, 1007, 1152, 1440, 2560];

/** 1280 × 1024 pixels at 400 %. */
const ZOOMED_SCREEN = { width: 320, height: 256 };

/** What readers may set for themselves (WCAG 1.4.12). */
const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important }`;

/** WCAG 2.5.5, in CSS pixels. */
const TARGET_PX = 44;

for (const path of EVERY_PATH) {
  test(`${path} fits every width from 320 px on`, async ({ page, hasTouch }) => {
    test.skip(hasTouch, 'one run tries all widths');
    await openSettled(page, path);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} fits a screen at 400 % zoom`, async ({ page, hasTouch }) => {
    test.skip(hasTouch, 'zoomed by the size of the screen');
    await page.setViewportSize(ZOOMED_SCREEN);
    await openSettled(page, path);
    expect(await layoutFaults(page)).toEqual([]);
  });

  test(`${path} bears the text spacing that a reader sets`, async ({ page }) => {
    await useNarrowestPhone(page);
    await openSettled(page, path);
    await page.evaluate((spacing) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      document.adoptedStyleSheets.push(sheet);
    }, TEXT_SPACING);
    expect(await layoutFaults(page)).toEqual([]);
  });

  test(`${path} turns round with a language written from right to left`, async ({ page }) => {
    await useNarrowestPhone(page);
    await openSettled(page, path);
    const brand = page.getByRole('banner').getByRole('link').first();
    const before = await brand.boundingBox();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await layoutFaults(page)).toEqual([]);
    const after = await brand.boundingBox();
    expect(after?.x).toBeGreaterThan(before?.x ?? Number.POSITIVE_INFINITY);
  });

  test(`${path} lets nothing move while it loads`, async ({ page }) => {
    await page.addInitScript(recordShifts);
    await page.goto(path);
    await headingFontArrived(page);
    if ((await formSheet(page).count()) > 0) {
      await formSheet(page).scrollIntoViewIfNeeded();
      await formReady(page);
    }
    expect(await shifts(page)).toEqual([]);
  });

  test(`${path} sets all that stood in the fallback in the heading font`, async ({ page }) => {
    await openSettled(page, path);
    await expect.poll(() => setInFallback(page)).toEqual([]);
  });

  test(`${path} has targets that a finger can hit`, async ({ page }) => {
    await useNarrowestPhone(page);
    await openSettled(page, path);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('the open menu, dropdown and notices have targets that a finger can hit', async ({
  page,
  hasTouch,
}) => {
  await useNarrowestPhone(page);
  if (hasTouch) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await smallTargets(page)).toEqual([]);
  }
  await openForm(page, '/payments');
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss notice' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  await expect(page.getByRole('option')).toHaveCount(5);
  expect(await smallTargets(page)).toEqual([]);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Start Live Chat' }).click();
  expect(await smallTargets(page)).toEqual([]);
});

/** What is still set in the font that stands in for the heading font. */
function setInFallback(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::first-letter']
        .filter((part) => getComputedStyle(element, part).fontFamily.startsWith('"Newsreader f'))
        .map((part) => element.outerHTML.slice(0, 80) + part),
    ),
  );
}

/** What can be pressed and is smaller than a fingertip; links within a sentence are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll(
      'a[href], button, input, textarea, summary, [role=option]',
    );
    return [...targets].flatMap((target) => {
      const isShown = target.checkVisibility({ visibilityProperty: true });
      if (!isShown || target.closest('[aria-hidden=true]') || isWithinText(target)) return [];
      const { width, height } = target.getBoundingClientRect();
      if (width >= least && height >= least) return [];
      return [`${target.outerHTML.slice(0, 100)}: ${width} × ${height}`];
    });

    function isWithinText(target: Element): boolean {
      if (getComputedStyle(target).display !== 'inline') return false;
      const around = target.parentElement?.textContent.trim() ?? '';
      return around.length > target.textContent.trim().length;
    }
  }, TARGET_PX);
}
