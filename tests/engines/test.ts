/** What the steps share: one browser, one site, and a guard in every step. */
import { test as base, expect, inject } from 'vitest';
import { lastingBrowser } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { enginePage } from './page.ts';
import { watchSite } from './watched-site.ts';
import { launchWebKit } from './webkit.ts';

export { expect };

declare module 'vitest' {
  interface ProvidedContext {
    engine: keyof typeof ENGINES;
  }
}

const ENGINES = { firefox: launchFirefox, webkit: launchWebKit };

/** A step also fails on an uncaught error, an error in the console or a policy violation. */
export const test = base
  .extend('engine', { scope: 'worker' }, inject('engine'))
  .extend('site', { scope: 'worker' }, async ({ engine: _ }, { onCleanup }) => {
    const site = await watchSite();
    onCleanup(() => site.stop());
    return site;
  })
  .extend('browser', { scope: 'worker' }, ({ engine }, { onCleanup }) => {
    const browser = lastingBrowser(ENGINES[engine]);
    onCleanup(() => browser.end());
    return browser;
  })
  .extend('driver', ({ browser }) => browser.driver())
  .extend('page', ({ driver, site }, { onCleanup }) => {
    onCleanup(() => expect(site.takeTroubles()).toEqual([]));
    return enginePage(driver, site);
  });
