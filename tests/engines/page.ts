import { expect } from 'vitest';
import type { Driver } from './driver.ts';
import type { WatchedSite } from './watched-site.ts';

/** Widths on both sides of the header's, in CSS pixels. WebKit's window is never below 450. */
export const NARROW_PX = 360;
export const WIDE_PX = 1280;
const HEIGHT_PX = 800;

/** A form's notice in the region of notices. */
export const NOTICE = '[role=region] li';

/** A page as the steps see it; CSS selectors name its elements. */
export type EnginePage = ReturnType<typeof enginePage>;

export function enginePage(driver: Driver, site: WatchedSite) {
  const { back, click, press, run, resize, type } = driver;
  const page = {
    back,
    click,
    press,
    run,
    type,

    async open(path: string, width = WIDE_PX, height = HEIGHT_PX): Promise<void> {
      await resize(width, height);
      await driver.open(site.address + path);
    },

    /** Opens a page at an address that the browser has never visited, so nothing of it is cached. */
    async openAfresh(path: string): Promise<void> {
      await driver.open((await site.freshAddress()) + path);
    },

    /** Opens a page with a form, brings the form into view and waits until it answers presses. */
    async openForm(path: string, width = WIDE_PX, height = HEIGHT_PX): Promise<void> {
      await page.open(path, width, height);
      await run(() => document.querySelector('form')?.scrollIntoView());
      await expect.poll(() => page.count('[data-form-state=ready]')).toBe(1);
    },

    async fill(selector: string, text: string): Promise<void> {
      await click(selector);
      await type(text);
    },

    /** From now on a pressed mail link is filled in but not followed: no email app opens. */
    keepLinks: () =>
      run(() => {
        addEventListener('click', (event) => event.preventDefault());
      }),

    path: () => run(() => location.pathname),

    count: (selector: string) => run((s) => document.querySelectorAll(s).length, selector),

    text: (selector: string) => run((s) => document.querySelector(s)?.textContent, selector),

    attribute: (selector: string, name: string) =>
      run((s, n) => document.querySelector(s)?.getAttribute(n), selector, name),

    value: (selector: string) =>
      run((s) => {
        const field = document.querySelector(s);
        return field && 'value' in field ? field.value : undefined;
      }, selector),

    isShown: (selector: string) =>
      run((s) => {
        const element = document.querySelector(s);
        return element?.checkVisibility({ visibilityProperty: true }) ?? false;
      }, selector),

    /** Whether all of an element is on the screen. */
    isInView: (selector: string) =>
      run((s) => {
        const box = document.querySelector(s)?.getBoundingClientRect();
        return Boolean(
          box &&
            box.width > 0 &&
            Math.min(box.top, box.left) >= 0 &&
            box.bottom <= innerHeight &&
            box.right <= innerWidth,
        );
      }, selector),

    hasFocus: (selector: string) =>
      run((s) => document.activeElement?.matches(s) ?? false, selector),

    focus: (selector: string) =>
      run((s) => document.querySelector<HTMLElement>(s)?.focus(), selector),
  };
  return page;
}
