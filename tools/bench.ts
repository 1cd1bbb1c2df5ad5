/**
 * `npm run bench`: largest paint and blocking time of each built page, by Lighthouse's mobile run,
 * beside a bare page of 1 KB. `npm run bench -- press`: milliseconds from the first press on the payment
 * form to the painted answer. Medians of RUNS (5) in a whole Chromium, or the browser in CHROME_PATH.
 * docs/performance.md has the targets.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { LISTED_PAGES } from '#pages.ts';
import { builtSite, serve } from './hosts/serve.ts';
import { findProgram, wholeChromiumOptions } from './programs.ts';

const RUNS = Number(process.env.RUNS ?? 5);

/** `npm exec` fetches it: the project does not depend on it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
const BARE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A bare page</title><link rel="icon" href="data:,"><h1>A bare page</h1><p>';

/** Lighthouse's "slow 4G", its slowdown of the processor and its phone. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const PRESSES = {
  dropdown: { control: '#currency', answer: '[role=listbox]' },
  button: { control: '[type=submit]', answer: '.toast' },
};
type Press = (typeof PRESSES)[keyof typeof PRESSES];

/**
 * Cold: as soon as the page is painted. Later: with the form in view, 3 s after the page has loaded.
 * Unseen: just as late, when it is scrolled into view.
 */
const MOMENTS = ['cold', 'later', 'unseen'] as const;
const LATER_MS = 3000;

await (process.argv[2] === 'press' ? measurePresses() : measurePages());

async function measurePages(): Promise<void> {
  const site = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp(builtSite(), site, { recursive: true });
  const bare = BARE_PAGE.padEnd(1024, 'Words to fill the page. ');
  await writeFile(join(site, 'bare.html'), bare);
  await writeFile(join(site, 'bare.html.br'), brotliCompressSync(bare));
  const listed = LISTED_PAGES.filter(({ isOptional }) => !isOptional).map(({ path }) => path);
  const pages = ['/bare', ...listed].map((path) => ({ path, runs: [] as Run[] }));
  const server = await serve(site);
  try {
    // In turns, so that a busy minute slows every page.
    for (let run = 0; run < RUNS; run += 1) {
      for (const { path, runs } of pages) runs.push(await lighthouse(server.address + path));
    }
  } finally {
    server.stop();
  }
  const paintsOf = (runs: readonly Run[] = []) => runs.map(({ paint }) => paint);
  const rows = pages.map(({ path, runs }) => {
    const paints = paintsOf(runs);
    const ratio = median(paints) / median(paintsOf(pages[0]?.runs));
    const blocking = runs.map((run) => run.blocking);
    const paint = { 'largest paint ms': each(paints), '× bare': ratio.toFixed(2) };
    return [path, { ...paint, 'blocking ms': each(blocking) }];
  });
  console.table(Object.fromEntries(rows));
}

/** In milliseconds. */
type Run = { paint: number; blocking: number };

/** One mobile run in a fresh browser. Now and then Lighthouse misses the start of a load. */
async function lighthouse(address: string, tries = 3): Promise<Run> {
  console.error(address);
  const fetched = ['exec', '--yes', '--prefer-offline', `--package=${LIGHTHOUSE}`, '--'];
  const options = ['--only-categories=performance', `--chrome-flags=${CHROME_FLAGS}`, '--quiet'];
  try {
    const { stdout } = await promisify(execFile)(
      'npm',
      [...fetched, 'lighthouse', address, ...options, '--output=json'],
      { env: { ...process.env, CHROME_PATH: findProgram('chromium') }, maxBuffer: 100_000_000 },
    );
    const { audits } = JSON.parse(stdout);
    return {
      paint: audits['largest-contentful-paint'].numericValue,
      blocking: audits['total-blocking-time'].numericValue,
    };
  } catch (error) {
    if (tries === 1 || !String(error).includes('Please run Lighthouse again')) throw error;
    return lighthouse(address, tries - 1);
  }
}

async function measurePresses(): Promise<void> {
  const server = await serve(builtSite());
  const browser = await chromium.launch(wholeChromiumOptions());
  const rows: Record<string, { ms: string }> = {};
  try {
    for (const [name, press] of Object.entries(PRESSES)) {
      for (const moment of MOMENTS) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          times.push(await timeOf(browser, server.address, press, moment));
        }
        rows[`${name}, ${moment}`] = { ms: each(times) };
      }
    }
  } finally {
    await browser.close();
    server.stop();
  }
  console.table(rows);
}

/** Milliseconds from the touch to the first frame that shows the answer, by the page's own clock. */
async function timeOf(
  browser: Browser,
  address: string,
  press: Press,
  moment: (typeof MOMENTS)[number],
) {
  console.error(press.control, moment);
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchForAnswer, press);
    const isCold = moment === 'cold';
    await page.goto(`${address}/payments`, { waitUntil: isCold ? 'domcontentloaded' : 'load' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    if (moment === 'later') await page.evaluate(showControl, press.control);
    if (!isCold) await page.waitForTimeout(LATER_MS);
    const { x, y } = await page.evaluate(showControl, press.control);
    await page.touchscreen.tap(x, y);
    return await page.evaluate(() => window.answered);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    answered: Promise<number>;
  }
}

/** Runs in the page before anything else. */
function watchForAnswer({ control, answer }: Press): void {
  let began = 0;
  const touched = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.closest(control)) began ||= timeStamp;
  };
  addEventListener('pointerdown', touched, true);
  window.answered = new Promise((resolve) => {
    requestAnimationFrame(function look() {
      const isShown = document.querySelector(answer)?.checkVisibility({ opacityProperty: true });
      // The frame that starts now shows it; a task posted here runs once that frame is painted.
      if (began && isShown) setTimeout(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    });
  });
}

/** Runs in the page: scrolls the control to the middle, and returns where that is. */
function showControl(selector: string): { x: number; y: number } {
  const control = document.querySelector(selector);
  if (!control) throw new Error(`There is no ${selector} on this page.`);
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** "702: 701 702 711" */
function each(figures: readonly number[]): string {
  return `${median(figures).toFixed()}: ${figures.map((figure) => figure.toFixed()).join(' ')}`;
}

/** Of an odd number of figures. */
function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN;
}
