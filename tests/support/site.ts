/** What the browser tests share: the pages, the guard that listens during every test, and the forms. */
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { FAILURE_ID } from '#forms/startup/names.ts';

export { EMAIL, EVERY_PATH, mailParts, PAGES, UNKNOWN_PATH } from './built.ts';
export { expect };

/** The tag of a test of many cases: `npm test` runs only some (playwright.config.ts). */
export function caseTag(isAlwaysRun: boolean): string[] {
  return isAlwaysRun ? [] : ['@every-case'];
}

/** The browser's own console line when a page was not found; no page can suppress it. */
const BROWSERS_404_LINE = /^Failed to load resource: the server responded with a status of 404/;

interface Guard {
  /** An error or a warning that a test expects in the console. */
  expectedLine: RegExp;
  /** Addresses of other sites that a test expects to be requested. */
  alsoAsked: RegExp;
  guard: undefined;
}

/**
 * Fails a test if the console gets an error or a warning (such as a policy violation), an error is not
 * caught, or anything but a GET to the site itself is requested.
 */
export const test = base.extend<Guard>({
  expectedLine: [/$^/, { option: true }],
  alsoAsked: [/$^/, { option: true }],
  guard: [
    async ({ page, baseURL, expectedLine, alsoAsked }, use) => {
      const seen: string[] = [];
      page.on('console', (message) => {
        const isOwn404 =
          BROWSERS_404_LINE.test(message.text()) && message.location().url === page.url();
        const isTrouble = ['error', 'warning'].includes(message.type());
        if (isTrouble && !isOwn404) seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        const isOwn = /^(data|blob):/.test(url) || url.startsWith(`${baseURL}/`);
        if (!(isOwn || alsoAsked.test(url)) || request.method() !== 'GET') {
          seen.push(`requested: ${request.method()} ${url}`);
        }
      });
      page.on('websocket', (socket) => seen.push(`connected: ${socket.url()}`));
      await page.addInitScript(tellViolations);
      await use(undefined);
      expect(seen.filter((line) => !expectedLine.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page before anything else: not every violation reaches the console by itself. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${violatedDirective} refused ${blockedURI}`);
  });
}

/** The sheet of a form, whether it is ready or not: the innermost section around the form. */
export function formSheet(page: Page): Locator {
  return page.locator('section').filter({ has: page.locator(`#${FAILURE_ID}`) });
}

/** The line with an email address, shown when the form has not loaded. */
export function notResponding(page: Page): Locator {
  return formSheet(page).getByText(/^If this form does not respond, email /);
}

/** The line beside the buttons that says that the form has not loaded. */
export function notLoaded(page: Page): Locator {
  return formSheet(page).getByRole('status').getByText('This form has not loaded.');
}

/** The control that was pressed before the form was ready and waits for it. */
export function heldPress(page: Page): Locator {
  return formSheet(page).locator('[aria-busy=true]');
}

/** Waits until the form answers presses. */
export async function formReady(page: Page): Promise<void> {
  await expect(page.locator('[data-form-state=ready]')).toHaveCount(1);
}

/** Goes to a page with a form, brings the form into view and waits until it is ready. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await formSheet(page).scrollIntoViewIfNeeded();
  await formReady(page);
}

/** The notice that a form shows, by its title. */
export function formNotice(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: 'Notices' })
    .getByRole('listitem')
    .filter({ hasText: title });
}

/** The element that has the focus, in the page itself. */
export function focused(page: Page): Locator {
  return page.locator(':focus');
}

/** Whether two boxes share any point. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The site's own scripts and its icon, whose URLs can't contain anything typed. */
const OWN_FILE = /^\/(?:assets\/[\w.-]+\.js|favicon\.svg)$/;

/** Whether a request is for one of the page's own files, which every visit asks for. */
export function isForOwnFile(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  return OWN_FILE.test(pathname + search) && request.postData() === null;
}

/** Lists every request from now on except those for the page's own files. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isForOwnFile(request)) requests.push(request.url());
  });
  return requests;
}
