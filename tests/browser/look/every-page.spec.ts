/** Opens each page once per width and checks everything about its look on that one page. */
import type { Page } from '@playwright/test';
import { layoutFaults } from '../../support/look/layout-faults.ts';
import {
  animations,
  COLOR_SCHEMES,
  narrowPhone,
  openSettled,
  recordAnimations,
  shownPatterns,
  smallTargets,
} from '../../support/look/look.ts';
import { recordShifts, shifts } from '../../support/look/shifts.ts';
import { EVERY_PATH, expect, test } from '../../support/site.ts';

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

for (const path of EVERY_PATH) {
  test(`${path} loads calmly and fits every screen, text and preference`, {
    tag: '@both-widths',
  }, async ({ page, hasTouch }) => {
    const soft = expect.configure({ soft: true });
    await page.addInitScript(recordShifts);
    await page.addInitScript(recordAnimations);
    await openSettled(page, path);

    soft(await shifts(page), 'nothing moves while it loads').toEqual([]);
    soft(await animations(page), 'nothing is animated where less motion is preferred').toEqual([]);
    soft(await fontsAsked(page), 'the heading font comes once the page has loaded').toEqual([
      'late',
    ]);
    soft(await setInFallback(page), 'the heading font replaces its fallback').toEqual([]);

    await narrowPhone(page);
    soft(await smallTargets(page), 'targets are as large as a fingertip').toEqual([]);
    soft(await layoutFaults(page), 'the page fits').toEqual([]);
    const undo = await addStyle(page, TEXT_SPACING);
    soft(await layoutFaults(page), "a reader's own text spacing fits").toEqual([]);
    await undo();
    soft(await turnsRound(page), 'a page written from right to left is mirrored').toBe(true);

    await page.emulateMedia({ forcedColors: 'active' });
    soft(await shownPatterns(page), 'forced colors show no pattern').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      soft(await shownPatterns(page), `more contrast, ${colorScheme}: no pattern`).toEqual([]);
      soft(await textInks(page), `more contrast, ${colorScheme}: one ink`).toHaveLength(1);
    }
    await page.emulateMedia({ contrast: 'no-preference' });

    if (hasTouch) return;
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      soft(await layoutFaults(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize(ZOOMED_SCREEN);
    soft(await layoutFaults(page), '400 %').toEqual([]);
  });
}

/** Adds a style sheet; returns a function that removes it. */
async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
}

/** Whether the brand name moves to the right of an Arabic page, and the page still fits. */
async function turnsRound(page: Page): Promise<boolean> {
  const setDirection = (dir: string) =>
    page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
  const brand = page.getByRole('banner').getByRole('link').first();
  const before = await brand.boundingBox();
  await setDirection('rtl');
  const after = await brand.boundingBox();
  const faults = await layoutFaults(page);
  await setDirection('ltr');
  if (!before || !after) return false;
  return after.x > before.x && faults.length === 0;
}

/** For each font file: whether it was requested after the page had loaded, or before. */
function fontsAsked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    // The entry of a navigation ends with the load event.
    const loaded = load?.duration ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => (startTime > loaded ? 'late' : 'early'));
  });
}

/** What is still set in the fallback of the heading font. */
function setInFallback(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::first-letter']
        .filter((part) => getComputedStyle(element, part).fontFamily.startsWith('"Newsreader f'))
        .map((part) => element.outerHTML.slice(0, 80) + part),
    ),
  );
}

/** The inks of a page's running text: of the paragraphs directly under its headings. */
function textInks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ledes = document.querySelectorAll('main h1 ~ p, main h2 ~ p');
    const inks = [...ledes].map((text) => getComputedStyle(text).color);
    return [...new Set([getComputedStyle(document.body).color, ...inks])];
  });
}
