/** The fixtures of the journeys: for each a new browser, and the site with a script that reports errors. */
import { test as base, expect } from 'vitest';
import { builtSite, serve } from '../../tools/serve.ts';
import { alteredSite } from '../support/serve/servers.ts';
import { launchFirefox, launchWebKit } from './browsers.ts';

export { expect };

type Driver = Awaited<ReturnType<typeof launchFirefox | typeof launchWebKit>>;

/** The address to which a page reports its errors. */
const REPORT_PATH = '/trouble';

/** A test also fails on an uncaught error, an error in the console or a policy violation. */
export const test = base.extend('page', async ({ task }, { onCleanup }) => {
  const original = await serve(builtSite());
  const reports: string[] = [];
  const files = { fail: false };
  // Put first in every page: a policy does not apply to what comes before it.
  const watcher = `<!doctype html><script>(${reportErrors})('${REPORT_PATH}')</script>`;
  const site = await alteredSite(
    original.address,
    (html, response) => response.end(html.replace(/^<!doctype html>/i, watcher)),
    async (request, response) => {
      const isTrouble = request.url === REPORT_PATH;
      const message = isTrouble && Buffer.concat(await request.toArray()).toString();
      // A form says in the console which file it lacks.
      if (message && !files.fail) reports.push(message);
      const isTaken = isTrouble || (files.fail && /\.js$/.test(request.url ?? ''));
      if (isTaken) response.writeHead(isTrouble ? 200 : 503, { 'cache-control': 'no-store' }).end();
      return isTaken;
    },
  );
  const { projectName } = task.file;
  const driver = await (projectName === 'webkit' ? launchWebKit() : launchFirefox());
  onCleanup(() => {
    driver.close();
    site.stop();
    original.stop();
    expect(reports).toEqual([]);
  });
  return { ...enginePage(driver, site.address), files };
});

/** Runs in the page before anything else. Reporting is synchronous, so that nothing is lost. */
function reportErrors(path: string): void {
  const report = (trouble: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', path, false);
    request.send(`${location.pathname}: ${trouble}`);
  };
  addEventListener('error', ({ message }) => report(`uncaught ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit's own, when it leaves out the transition to a page: no script of the site began one.
    if (!/skipTransition\(\) was called/.test(reason)) report(`unhandled ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`violation of ${violatedDirective}: ${blockedURI} ${sample}`),
  );
  // A page that is left lacks the files that were still on their way.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...told: unknown[]) => {
      if (!isLeft) report(`console.${level} ${told.join(' ')}`);
    };
  }
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
