/**
 * Builds and serves the site and writes screenshots of it into `pictures/`: every page at three widths
 * in both schemes, in each preference, right to left and printed, and everything that opens. With
 * `--compare FOLDER` also writes `pictures/compare.html`, which shows what differs from FOLDER.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../browsers/chromium.ts';
import { comparePictures } from './compare.ts';

const PORT = Number(process.env.PORT ?? 4323);
const DIST = process.env.DIST ?? 'dist';
const FOLDER = 'pictures';

const PAGES = {
  home: '/',
  services: '/services',
  tutoring: '/tutoring',
  payments: '/payments',
  about: '/about',
  contact: '/contact',
  'not-found': '/no/such-page',
};

const PHONE_PX = 360;
const TABLET_PX = 768;
const DESKTOP_PX = 1440;
const HEIGHT_PX = 900;
/** The width of the text on an A4 sheet at the margins of print.css. */
const SHEET_PX = 680;

/** A way of looking at a page. */
interface Look extends BrowserContextOptions {
  name: string;
  widths: number[];
  direction?: 'rtl';
}

const LOOKS: Look[] = [
  { name: 'light', widths: [PHONE_PX, TABLET_PX, DESKTOP_PX], colorScheme: 'light' },
  { name: 'dark', widths: [PHONE_PX, TABLET_PX, DESKTOP_PX], colorScheme: 'dark' },
  { name: 'forced-colors', widths: [PHONE_PX, DESKTOP_PX], forcedColors: 'active' },
  { name: 'more-contrast', widths: [PHONE_PX, DESKTOP_PX], contrast: 'more' },
  { name: 'more-contrast-dark', widths: [DESKTOP_PX], contrast: 'more', colorScheme: 'dark' },
  { name: 'right-to-left', widths: [PHONE_PX, DESKTOP_PX], direction: 'rtl' },
];

/** Something that opens, and how. */
interface Opened {
  name: string;
  path: string;
  widths: number[];
  open: (page: Page) => Promise<void>;
}

const OPENED: Opened[] = [
  {
    name: 'menu',
    path: '/tutoring',
    widths: [PHONE_PX, TABLET_PX],
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'dropdown',
    path: '/payments',
    widths: [PHONE_PX, DESKTOP_PX],
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Payment Currency' }).click();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'tooltip',
    path: '/payments',
    widths: [PHONE_PX, DESKTOP_PX],
    open: (page) => page.getByRole('button', { name: 'About payment currencies' }).click(),
  },
  {
    name: 'notice-payment',
    path: '/payments',
    widths: [PHONE_PX, DESKTOP_PX],
    open: (page) => page.getByRole('button', { name: 'Pay Now with Crypto' }).click(),
  },
  {
    name: 'invalid',
    path: '/contact',
    widths: [PHONE_PX, DESKTOP_PX],
    open: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  {
    name: 'notice-message',
    path: '/contact',
    widths: [PHONE_PX, DESKTOP_PX],
    open: async (page) => {
      for (const field of ['Full Name', 'Subject', 'Message']) {
        await page.getByRole('textbox', { name: field }).fill('A few words');
      }
      await page.getByRole('textbox', { name: 'Email' }).fill('visitor@example.com');
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
  },
  {
    name: 'notice-live-chat',
    path: '/contact',
    widths: [PHONE_PX, DESKTOP_PX],
    open: (page) => page.getByRole('button', { name: 'Start Live Chat' }).click(),
  },
];

await main();

async function main(): Promise<void> {
  const { compare } = parseArgs({ options: { compare: { type: 'string' } } }).values;
  if (compare !== undefined && !relative(FOLDER, compare).startsWith('..')) {
    throw new Error(`${FOLDER}/ is replaced. Move the earlier pictures elsewhere first.`);
  }
  spawnSync('astro', ['build', '--outDir', DIST], { stdio: 'inherit' });
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  const server = await serve();
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (const look of LOOKS) await photographPages(browser, look);
    for (const opened of OPENED) await photographOpened(browser, opened);
    await photographPrint(browser);
  } finally {
    await browser.close();
    server.kill();
  }
  if (compare === undefined) return;
  const { page, differences } = await comparePictures(FOLDER, compare);
  console.log(`${differences.length} pictures differ: ${page}`);
}

/** Starts the project's own server; resolves once it answers. */
function serve(): Promise<ChildProcess> {
  const server = spawn('node', ['tools/hosts/serve.ts'], {
    env: { ...process.env, PORT: String(PORT), DIST },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.stdout.once('data', () => resolve(server));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

async function photographPages(browser: Browser, look: Look): Promise<void> {
  const { name: lookName, widths, direction, ...options } = look;
  for (const width of widths) {
    for (const [name, path] of Object.entries(PAGES)) {
      await withPage(browser, path, width, options, async (page) => {
        if (direction) {
          await page.evaluate((dir) => {
            document.documentElement.dir = dir;
          }, direction);
        }
        await photograph(page, `${name}-${width}-${lookName}`, true);
      });
    }
  }
}

async function photographOpened(browser: Browser, opened: Opened): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of opened.widths) {
      await withPage(browser, opened.path, width, { colorScheme }, async (page) => {
        await opened.open(page);
        await photograph(page, `${opened.name}-${width}-${colorScheme}`, false);
      });
    }
  }
}

/** Each page as printed (PDF) and as one long sheet. */
async function photographPrint(browser: Browser): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    await withPage(browser, path, SHEET_PX, {}, async (page) => {
      await page.pdf({ path: `${FOLDER}/${name}-print.pdf`, preferCSSPageSize: true });
      await page.emulateMedia({ media: 'print' });
      await photograph(page, `${name}-print`, true);
    });
  }
}

async function withPage(
  browser: Browser,
  path: string,
  width: number,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT_PX },
    baseURL: `http://localhost:${PORT}`,
    ...options,
  });
  try {
    await page.goto(path);
    await settle(page);
    await look(page);
  } finally {
    await page.close();
  }
}

/** Waits for the heading font and for the form, if there is one. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.classList.contains('font') &&
      document.fonts.check('500 1em Newsreader'),
  );
  const form = page.locator('.form-sheet');
  if ((await form.count()) > 0) {
    await form.scrollIntoViewIfNeeded();
    await page.locator('[data-form-state=ready]').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  }
}

async function photograph(page: Page, name: string, fullPage: boolean): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage, animations: 'disabled' });
  console.log(`${FOLDER}/${name}.png`);
}
