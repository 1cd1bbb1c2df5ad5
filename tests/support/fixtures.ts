/** Fixtures of all browser tests: the two forms, and a check that fails a test on console errors and foreign requests. */
import { test as base, expect, type Locator } from '@playwright/test';
import { hasFonts } from '../../tools/install.ts';
import { sourceContent } from './content.ts';
import { type Form, formOn } from './forms.ts';

export { expect };

/** The owner's switch: an address that the payment form asks, whether or not it answers. */
const { rates } = sourceContent.site;

/** What browsers log for a page that was not found; no page can suppress it. */
const BROWSER_404_LINE = /^Failed to load resource: the server responded with a status of 404/;

interface Fixtures {
  paymentForm: Form<'/payments'>;
  contactForm: Form<'/contact'>;
  /** An error or a warning that a test expects in the console. */
  expectedConsoleLine: RegExp | undefined;
  /** Addresses of other sites that a test expects to be requested. */
  allowedRequests: RegExp | undefined;
  failOnSideEffects: undefined;
  skipWithoutFonts: undefined;
}

/**
 * Fails a test if the console gets an error or a warning (such as a policy violation), an error is not
 * caught, or anything but a GET to the site itself is requested.
 */
export const test = base.extend<Fixtures>({
  paymentForm: ({ page }, use) => use(formOn(page, '/payments')),
  contactForm: ({ page }, use) => use(formOn(page, '/contact')),
  expectedConsoleLine: [undefined, { option: true }],
  allowedRequests: [undefined, { option: true }],
  failOnSideEffects: [
    async ({ page, baseURL, expectedConsoleLine, allowedRequests }, use) => {
      const seen: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        const isOwn404 = BROWSER_404_LINE.test(message.text()) && url === page.url();
        const isTrouble = ['error', 'warning'].includes(message.type());
        if (isTrouble && !isOwn404 && url !== rates?.url) seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        const isOwn = /^(data|blob):/.test(url) || url.startsWith(`${baseURL}/`);
        const isRates = url === rates?.url;
        if (!(isOwn || isRates || allowedRequests?.test(url)) || request.method() !== 'GET') {
          seen.push(`requested: ${request.method()} ${url}`);
        }
      });
      page.on('websocket', (socket) => seen.push(`connected: ${socket.url()}`));
      // Not every violation reaches the console by itself.
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`Content Security Policy: ${violatedDirective} refused ${blockedURI}`);
        });
      });
      await use(undefined);
      expect(seen.filter((line) => !expectedConsoleLine?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
  /** Heights and line breaks depend on the fonts. */
  skipWithoutFonts: [
    async ({ browserName: _ }, use, { skip, tags }) => {
      const needsFonts = tags.includes('@both-fonts');
      skip(needsFonts && !hasFonts, 'Needs fontconfig, and the fonts of npm run install-browser.');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Whether two boxes share any point; undefined while one of them is not there. */
export async function overlap(one: Locator, other: Locator): Promise<boolean | undefined> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return undefined;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
