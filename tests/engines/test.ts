/** What the journeys share: a new browser and the watched site for each, and what they look at. */
import { test as base, expect, inject } from 'vitest';
import type { Driver } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';
import { launchWebKit } from './webkit.ts';

export { expect };

declare module 'vitest' {
  interface ProvidedContext {
    engine: keyof typeof ENGINES;
  }
}

const ENGINES = { firefox: launchFirefox, webkit: launchWebKit };

/** Widths on both sides of the header's. */
export const NARROW_PX = 360;
export const WIDE_PX = 1280;

/** A test also fails on an uncaught error, an error in the console or a policy violation. */
export const test = base
  .extend('engine', { scope: 'worker' }, inject('engine'))
  .extend('site', { scope: 'worker' }, async ({ engine: _ }, { onCleanup }) => {
    const site = await watchSite();
    onCleanup(() => site.stop());
    return site;
  })
  .extend('page', async ({ engine, site }, { onCleanup }) => {
    const driver = await ENGINES[engine]();
    onCleanup(() => {
      driver.close();
      site.fail();
      expect(site.takeTroubles()).toEqual([]);
    });
    return enginePage(driver, site);
  });

function enginePage(driver: Driver, site: WatchedSite) {
  const { run, click, type } = driver;
  const page = {
    ...driver,

    async open(path: string, width = WIDE_PX): Promise<void> {
      await driver.resize(width, 800);
      await driver.open(site.address + path);
    },

    /** Brings the form of the page into view and waits until it answers presses. */
    async formReady(): Promise<void> {
      await run(() => document.querySelector('[data-form]')?.scrollIntoView());
      await page.sees('[data-form-state=ready]', { count: 1 });
    },

    async fill(selector: string, text: string): Promise<void> {
      await click(selector);
      await type(text);
    },

    focus: (selector: string) =>
      run((s) => document.querySelector<HTMLElement>(s)?.focus(), selector),

    /** Waits until the first element of a selector is like this. */
    sees: (selector: string, wanted: Partial<Seen>) =>
      expect.poll(() => page.look(selector), { message: selector }).toMatchObject(wanted),

    look: (selector: string) => run(look, selector),
    seesPath: (path: string) => expect.poll(() => run(() => location.pathname)).toBe(path),

    /** From now on a mail link that is followed opens no app; body[data-mail] has its address. */
    catchMail: () =>
      run(() => {
        addEventListener('click', (event) => {
          const link = event.target instanceof Element && event.target.closest('a');
          if (!link || event.defaultPrevented) return;
          document.body.dataset.mail = decodeURIComponent(link.href);
          event.preventDefault();
        });
      }),
  };
  return page;
}

type Seen = ReturnType<typeof look>;

/** Runs in the page. */
function look(selector: string) {
  const [element = null, ...others] = document.querySelectorAll(selector);
  return {
    count: element ? others.length + 1 : 0,
    text: element?.textContent?.replace(/\s+/g, ' '),
    value: element && 'value' in element ? element.value : undefined,
    isShown: element?.checkVisibility({ visibilityProperty: true }) ?? false,
    overflowPx: element ? element.scrollWidth - element.clientWidth : 0,
    hasFocus: element !== null && element === document.activeElement,
  };
}
