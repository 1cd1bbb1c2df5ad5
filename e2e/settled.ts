/** What the tests of the look share: every page's path, and a page that has come to rest. */
import type { Page } from '@playwright/test';
import { formReady, formSheet, PAGES, UNKNOWN_PATH } from './site.ts';

/** The six pages and the one for an unknown address. */
export const EVERY_PATH: readonly string[] = [...PAGES.map(({ path }) => path), UNKNOWN_PATH];

export const COLOR_SCHEMES = ['light', 'dark'] as const;

/** Opens a page and waits until nothing is on its way any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headingFontArrived(page);
  await partsLaidOut(page);
  if ((await formSheet(page).count()) > 0) {
    await formSheet(page).scrollIntoViewIfNeeded();
    await formReady(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
}

/** Waits until headings stand in the font that comes late. */
export async function headingFontArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fonts = [...document.fonts].filter(({ family }) => family === 'Newsreader');
    return fonts.length > 0 && fonts.every(({ status }) => status === 'loaded');
  });
}

/** Waits until nothing waits for the first screen any more (tutoring.css). */
export async function partsLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((motion) => !(motion instanceof CSSAnimation) || motion.animationName !== 'wait'),
  );
}

/** The smallest width that the site is made for, in pixels. */
const NARROWEST_PX = 320;

/** Narrows a phone's screen to the smallest width; leaves a desktop's as it is. */
export async function useNarrowestPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size && size.width < 600) await page.setViewportSize({ ...size, width: NARROWEST_PX });
}

/** What is drawn in the inks of the engraved patterns. */
export function shownPatterns(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg')]
      // A drawing of one pixel only holds what others refer to.
      .filter((svg) => svg.checkVisibility({ visibilityProperty: true }) && svg.clientWidth > 1)
      .filter((svg) => svg.querySelector('[stroke^="url("], [fill^="url("], [href="#rosette"]'))
      .map((svg) => svg.outerHTML.slice(0, 80)),
  );
}
