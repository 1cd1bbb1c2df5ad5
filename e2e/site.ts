/** What the browser tests share: the pages, the guard that listens during every test, and the forms. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

export const EMAIL = 'info@codepassage.example';

/** The six pages of specification §2, in the order of the navigation. */
export const PAGES = [
  {
    path: '/',
    link: 'Home',
    title: 'CodePassage – Software Tutoring and Visa Payment Services',
    h1: 'Professional Software Training and Tutoring',
  },
  {
    path: '/services',
    link: 'Services',
    title: 'Services: Tutoring and Visa Payments | CodePassage',
    h1: 'Our Services',
  },
  {
    path: '/tutoring',
    link: 'Tutoring',
    title: 'Software Engineering Courses and Tutoring | CodePassage',
    h1: 'Software Engineering Tutoring',
  },
  {
    path: '/payments',
    link: 'Payments',
    title: 'Visa Payment Services | CodePassage',
    h1: 'Visa Payment Services',
  },
  {
    path: '/about',
    link: 'About',
    title: 'About CodePassage: Story, Mission and Values',
    h1: 'About CodePassage',
  },
  {
    path: '/contact',
    link: 'Contact',
    title: 'Contact CodePassage | Email Support 24/7',
    h1: 'Contact Us',
  },
] as const;

/** An address that no page has. */
export const UNKNOWN_PATH = '/no/such-page';

/** The browser's own line when a page itself was not found; no page can keep it back. */
const BROWSERS_404_LINE = /^Failed to load resource: the server responded with a status of 404/;

interface Guard {
  /** A line that a test expects in the console although it is an error or a warning. */
  expectedLine: RegExp;
  /** Addresses beside the site's own that a test expects to be requested. */
  alsoAsked: RegExp;
  guard: undefined;
}

/**
 * Fails every test in which the console gets an error or a warning (so also each violation of the
 * policy), an error goes uncaught, or anything but a GET to the site itself is requested.
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

/** The sheet of a form, whether it is ready or not. */
export function formSheet(page: Page): Locator {
  return page.locator('.form-sheet');
}

/** Waits until the form answers presses. */
export async function formReady(page: Page): Promise<void> {
  await expect(page.locator('.form-sheet.ready')).toHaveCount(1);
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

/** What a mail link asks an email app to open. */
export interface MailParts {
  to: string;
  subject: string;
  body: string;
}

/** Takes a `mailto:` address apart as RFC 6068 has it, where `+` is a plus sign. */
export function mailParts(href: string): MailParts {
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/s.exec(href) ?? [];
  const fields = Object.fromEntries(query.split('&').map((field) => field.split('=')));
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(fields.subject ?? ''),
    body: decodeURIComponent(fields.body ?? ''),
  };
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
