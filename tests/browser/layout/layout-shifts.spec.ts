/** Nothing moves while a page loads; on a phone its first screen says what to do, and its end is near. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { DESKTOP, PHONE } from '../../../playwright.config.ts';
import {
  EVERY_PATH,
  LANGUAGES,
  PAGE_PATHS,
  pathIn,
  sourceContent,
  UNKNOWN_PATH,
} from '../../support/content.ts';
import { expect, overlap, test } from '../../support/fixtures.ts';
import { headingFontArrived, openSettled } from '../../support/layout.ts';
import { alteredSite } from '../../support/serve/servers.ts';

/** Where a page is cut: after blocks and entries. */
const CUT = /(?<=<\/(?:header|h1|h2|p|ul|li|dl|svg)>)/;
/** As many as a first screen has. */
const CUTS = 35;

/** Long enough for a frame, in milliseconds. */
const PAUSE_MS = 80;

/** Long words, and letters in other files of the heading font. */
const OTHER_LANGUAGES = ['de', 'tr', 'vi'].filter((language) => LANGUAGES.includes(language));

/** The layout shift that nobody sees: a name at the end of a heading moves by a pixel. */
const MOST_SHIFT = 0.002;

test.describe('on a slow line', () => {
  test.use({
    // The site itself, with its pages in pieces.
    baseURL: async ({ browserName: _ }, use) => {
      const site = await alteredSite(`${process.env.SITE_ADDRESS}`, async (html, response) => {
        const pieces = html.split(CUT);
        for (const piece of pieces.splice(0, CUTS)) {
          response.write(piece);
          await wait(PAUSE_MS);
        }
        response.end(pieces.join(''));
      });
      await use(site.address);
      site.stop();
    },
  });

  for (const [screen, tag, options] of [
    ['phone', '@phone', PHONE],
    ['wide screen', '@every-case', DESKTOP],
  ] as const) {
    test.describe(() => {
      test.use(options);

      test(`on a ${screen} nothing moves, also when the font comes`, {
        tag: [tag, '@both-fonts'],
      }, async ({ context }) => {
        expect(await whatMoves(context, EVERY_PATH)).toEqual([]);
      });
    });
  }
});

for (const language of OTHER_LANGUAGES) {
  test(`${language}: nothing moves when the font comes`, {
    tag: ['@every-case', '@both-fonts'],
  }, async ({ context }) => {
    const addresses = PAGE_PATHS.map((path) => pathIn(path, language));
    for (const width of [360, 412, 1350]) {
      expect.soft(await whatMoves(context, addresses, width), `${width} px`).toEqual([]);
    }
  });
}

/** Opens the pages at the same time, as each is mostly a wait, and returns what moved until the font came. */
async function whatMoves(
  context: BrowserContext,
  paths: readonly string[],
  width?: number,
): Promise<string[]> {
  const all = paths.map(async (path) => {
    const page = await context.newPage();
    if (width) await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(noteShifts);
    await page.goto(path);
    await headingFontArrived(page);
    // Two more frames have been drawn and reported.
    for (let frame = 0; frame < 2; frame += 1) {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    const shifts = await page.evaluate(() => layoutShifts);
    await page.close();
    const score = shifts.reduce((sum, { value }) => sum + value, 0);
    return score < MOST_SHIFT ? [] : shifts.flatMap(({ moved }) => [path, ...moved]);
  });
  return (await Promise.all(all)).flat();
}

test('on a phone Home shows what to do, drawings their words, Payments and Tutoring lead on', {
  tag: ['@phone', '@both-fonts'],
}, async ({ page }) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name }).first();
  await openSettled(page, '/');
  await expect(link(sourceContent.home.hero.primary.label)).toBeInViewport();

  for (const path of ['/services', '/contact']) {
    await openSettled(page, path);
    const names = await page.locator('.rosette text').filter({ visible: true }).all();
    expect(names).not.toHaveLength(0);
    for (const name of names) {
      await name.scrollIntoViewIfNeeded();
      await expect(name, 'not cut').toBeInViewport({ ratio: 1 });
    }
  }

  await openSettled(page, '/payments');
  const form = page.getByRole('heading', { name: sourceContent.payments.form.heading });
  await expect(link(sourceContent.payments.toForm)).toBeInViewport({ ratio: 1 });
  await link(sourceContent.payments.toForm).click();
  await expect(form).toBeInViewport({ ratio: 1 });

  await openSettled(page, '/tutoring');
  const { title, slug } = sourceContent.courses[0] ?? { title: '', slug: '' };
  await expect(link(title)).toBeInViewport();
  await link(title).click();
  const card = page.locator(`#${slug}`);
  await expect(card).toHaveCSS('outline-style', 'solid');
  expect(await overlap(card, page.getByRole('banner'))).toBe(false);
});

/** The longer a page is on a phone, the fewer visitors come to its end. */
const MOST_PX = {
  '/': 3800,
  '/services': 4950,
  '/tutoring': 7000,
  '/payments': 6150,
  '/about': 4000,
  '/contact': 3450,
  [UNKNOWN_PATH]: 1800,
};

test('on a phone no page is too long', { tag: ['@phone', '@both-fonts'] }, async ({ page }) => {
  const { about, payments, site, tutoring } = sourceContent;
  const answers = [...tutoring.answers.items, ...payments.answers.items].map((each) => each.answer);
  const added = [...answers, about.people, ...Object.values(site.legal.entity)];
  test.skip(added.some(Boolean), 'The owner has added what is empty as delivered.');
  for (const [path, mostPx] of Object.entries(MOST_PX)) {
    await openSettled(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(mostPx);
  }
});

declare global {
  var layoutShifts: { value: number; moved: string[] }[];
}

/** Runs in the page before anything else: notes each layout shift, and what it moved. */
function noteShifts(): void {
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => `${node?.textContent}`.slice(0, 80));
      layoutShifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
