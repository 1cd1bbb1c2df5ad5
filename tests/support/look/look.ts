/** What the tests of the look share: opening a page until it has settled, and looking at it. */
import type { Page } from '@playwright/test';
import { formReady, formSheet } from '../site.ts';

export const COLOR_SCHEMES = ['light', 'dark'] as const;

/** Opens a page and waits until nothing is loading any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headingFontArrived(page);
  if ((await formSheet(page).count()) > 0) {
    await formSheet(page).scrollIntoViewIfNeeded();
    await formReady(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
}

/** Waits until headings use the late font. */
export async function headingFontArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fonts = [...document.fonts].filter(({ family }) => family === 'Newsreader');
    const isAny = (status: FontFaceLoadStatus) => fonts.some((font) => font.status === status);
    return isAny('loaded') && !isAny('loading');
  });
}

/** The smallest width that the site is made for, in pixels. */
const NARROWEST_PX = 320;

/** Narrows a phone's screen to the smallest width; leaves a desktop's as it is. */
export async function narrowPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size && size.width < 600) await page.setViewportSize({ ...size, width: NARROWEST_PX });
}

/** WCAG 2.5.5, in CSS pixels. */
const TARGET_PX = 44;

/** Targets smaller than a fingertip; links within a sentence are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
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

/** Runs in the page before anything else: notes the name of each animation that starts. */
export function recordAnimations(): void {
  const names: string[] = [];
  Object.assign(globalThis, { startedAnimations: names });
  addEventListener('animationstart', ({ animationName }) => names.push(animationName), true);
  addEventListener('transitionstart', ({ propertyName }) => names.push(propertyName), true);
}

/** What has moved so far, and what is moving. */
export function animations(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(globalThis as unknown as { startedAnimations: string[] }).startedAnimations,
    ...document
      .getAnimations()
      .map((motion) => (motion instanceof CSSAnimation ? motion.animationName : 'other')),
  ]);
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
