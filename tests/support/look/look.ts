/** What the tests of the look share: opening a page until it has settled, and looking at it. */
import type { Page } from '@playwright/test';
import { formReady } from '../forms.ts';

/** Opens a page and waits until nothing is loading any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headingFontArrived(page);
  if ((await page.locator('[data-form]').count()) === 0) return;
  await formReady(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until the heading font is there, which is asked for after the first paint. */
export async function headingFontArrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.classList.contains('font') &&
      ![...document.fonts].some(({ status }) => status === 'loading'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** As readers set it in their browser: "150%". */
export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Spaces text as readers may set it for themselves (WCAG 1.4.12). */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheet = await new CSSStyleSheet().replace(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Runs in the page before anything else: notes what each layout shift moved (for `shifts`). */
export function recordShifts(): void {
  Object.assign(globalThis, { layoutShifts: [] });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 80)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
      });
      layoutShifts.push(moved.join(' | '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts so far, once two more frames have been drawn and reported. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return layoutShifts;
  });
}

/** The Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  var layoutShifts: string[];
}
