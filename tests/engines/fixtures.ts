/** The fixtures of the journeys: for each a new browser, and the site with a script that reports errors. */
import { test as base, expect } from 'vitest';
import { serve } from '../../tools/serve.ts';
import { alteredSite, builtSite } from '../support/serve/servers.ts';
import { launchFirefox, launchWebKit } from './browsers.ts';

export { expect };

type Driver = Awaited<ReturnType<typeof launchFirefox | typeof launchWebKit>>;

/** A test also fails on an uncaught error or a policy violation. */
export const test = base.extend('page', async ({ task }, { onCleanup }) => {
  const original = await serve(builtSite());
  const files = { fail: false };
  // Put first in every page: a policy does not apply to what comes before it.
  const watcher = `<!doctype html><script>(${noteErrors})()</script>`;
  const site = await alteredSite(
    original.address,
    (html, response) => response.end(html.replace(/^<!doctype html>/i, watcher)),
    (url) => files.fail && url.endsWith('.js'),
  );
  const { projectName } = task.file;
  const driver = await (projectName === 'webkit' ? launchWebKit() : launchFirefox());
  onCleanup(async () => {
    const trouble = await driver.run(() => localStorage.trouble);
    driver.close();
    site.stop();
    original.stop();
    expect(trouble).toBeFalsy();
  });
  return { ...enginePage(driver, site.address), files };
});

/** Runs in the page before anything else, and notes its errors for the end of the test. */
function noteErrors(): void {
  const note = (trouble: string) => {
    localStorage.trouble = `${localStorage.trouble ?? ''}\n${location.pathname}: ${trouble}`;
  };
  addEventListener('error', ({ message }) => note(`uncaught ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit's own, when it leaves out the transition to a page: no script of the site began one.
    if (!/skipTransition\(\) was called/.test(reason)) note(`unhandled ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`violation of ${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

function enginePage(driver: Driver, address: string) {
  const { run, click, type } = driver;
  const page = {
    ...driver,

    async open(path: string, width = 1280): Promise<void> {
      await driver.resize(width);
      await driver.open(address + path);
    },

    async backTo(path: string): Promise<void> {
      await run(() => history.back());
      await page.seesPath(path);
    },

    /** Brings the form of the page into view and waits until it answers clicks. */
    async formReady(): Promise<void> {
      await run(() => document.querySelector('[data-props]')?.scrollIntoView());
      await page.sees('[data-form-ready]', { count: 1 });
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
