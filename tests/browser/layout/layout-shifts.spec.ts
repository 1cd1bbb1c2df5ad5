/** Nothing moves while a page loads, and its first screen says what to do. */
import { setTimeout as wait } from 'node:timers/promises';
import { EVERY_PATH, sourceContent } from '../../support/content.ts';
import { expect, overlap, test } from '../../support/fixtures.ts';
import { headingFontArrived, openSettled } from '../../support/layout.ts';
import { alteredSite } from '../../support/serve/servers.ts';

/** Where a page is cut: after blocks and entries. */
const CUT = /(?<=<\/(?:header|h1|h2|p|ul|li|dl|svg)>)/;
/** As many as a first screen has. */
const CUTS = 35;

/** Long enough for a frame, in milliseconds. */
const PAUSE_MS = 80;

/** Elements that one insertion restyles: one or two, but 7 to 274 with `:has()` on the root with a descendant. */
const MOST_RESTYLED = 5;
const ARRIVALS = 9;

/** A screen with the tag of its tests. */
const SCREENS = [
  ['phone', '@phone'],
  ['wide screen', '@every-case'],
] as const;

/** After where the money is, the six checks and the refunds. */
const FORM_BEGINS_WITHIN_PX = 3300;

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

  for (const [screen, tag] of SCREENS) {
    test(`on a ${screen} nothing moves, also when the font comes`, { tag }, async ({ context }) => {
      await context.addInitScript(noteShifts);
      // At the same time, as each is mostly a wait.
      const moved = EVERY_PATH.map(async (path) => {
        const page = await context.newPage();
        await page.goto(path);
        await headingFontArrived(page);
        // Two more frames have been drawn and reported.
        for (let frame = 0; frame < 2; frame += 1) {
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
          );
        }
        return [path, await page.evaluate(() => layoutShifts)];
      });
      expect(await Promise.all(moved)).toEqual(EVERY_PATH.map((path) => [path, []]));
    });
  }
});

test('on a phone Home shows what to do, drawings their words, Payments and Tutoring lead on', {
  tag: '@phone',
}, async ({ page }) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name }).first();
  await openSettled(page, '/');
  await expect(link(sourceContent.home.hero.primary.label)).toBeInViewport();

  for (const [path, count] of [
    ['/services', 2],
    ['/contact', 4],
  ] as const) {
    await openSettled(page, path);
    const names = page.locator('.rosette text').filter({ visible: true });
    await expect(names, 'services, hours').toHaveCount(count);
    for (const name of await names.all()) {
      await name.scrollIntoViewIfNeeded();
      await expect(name, 'not cut').toBeInViewport({ ratio: 1 });
      await expect(name, 'over its outline').toHaveCSS('paint-order', 'stroke');
    }
  }

  await openSettled(page, '/payments');
  const form = page.getByRole('heading', { name: sourceContent.payments.form.heading });
  expect((await form.boundingBox())?.y).toBeLessThanOrEqual(FORM_BEGINS_WITHIN_PX);
  await expect(link(sourceContent.payments.toForm)).toBeInViewport({ ratio: 1 });
  await link(sourceContent.payments.toForm).click();
  await expect(form).toBeInViewport({ ratio: 1 });

  await openSettled(page, '/tutoring');
  const { title, slug } = sourceContent.courses[0] ?? { title: '', slug: '' };
  await expect(link(title)).toBeInViewport();
  await link(title).click();
  await expect(page).toHaveURL(`/tutoring#${slug}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  const card = page.locator(`#${slug}`);
  await expect(card).toHaveCSS('outline-style', 'solid');
  expect(await overlap(card, page.getByRole('banner'))).toBe(false);
});

for (const [screen, tag] of SCREENS) {
  test(`on a ${screen} no script writes the largest text of a first screen late`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(noteLargestPaint);
    for (const path of EVERY_PATH) {
      await openSettled(page, path);
      await expect
        .poll(() => page.evaluate(() => globalThis.largestPaint?.isConnected), path)
        .toBe(true);
      const isLate = await page.evaluate(() =>
        writtenLate.some((text) => largestPaint?.contains(text)),
      );
      expect.soft(isLate, path).toBe(false);
    }
  });
}

test('an element that arrives restyles few others, and no copy of a drawing', {
  tag: '@phone',
}, async ({ page }) => {
  const session = await page.context().browser()?.newBrowserCDPSession();
  for (const path of EVERY_PATH) {
    // On a busy machine a page may arrive in pieces, and then restyles more.
    await expect(async () => {
      await openSettled(page, path);
      const styled: number[] = [];
      const note = ({ value }: { value: { args?: unknown }[] }) => {
        styled.push(...value.map(({ args }) => Number(Object(args).elementCount ?? 0)));
      };
      session?.on('Tracing.dataCollected', note);
      await session?.send('Tracing.start', { categories: 'devtools.timeline' });
      await page.evaluate((times) => {
        for (let time = 0; time < times; time += 1) {
          document.querySelector('main p')?.append(document.createElement('i'));
          document.body.getBoundingClientRect();
        }
      }, ARRIVALS);
      const complete = new Promise((resolve) => session?.once('Tracing.tracingComplete', resolve));
      await session?.send('Tracing.end');
      await complete;
      session?.off('Tracing.dataCollected', note);
      // The median: other passes may come between.
      const passes = styled.filter((count) => count > 0).toSorted((one, other) => one - other);
      expect(passes.length).toBeGreaterThanOrEqual(ARRIVALS);
      expect(passes[ARRIVALS >> 1]).toBeLessThan(MOST_RESTYLED);
    }, path).toPass({ timeout: 30_000 });
  }
});

declare global {
  var layoutShifts: string[];
  var largestPaint: Element | undefined;
  /** Where texts were written after the page was parsed. */
  var writtenLate: Node[];
}

/** Runs in the page before anything else: notes the largest paint, and texts that scripts write late. */
function noteLargestPaint(): void {
  globalThis.writtenLate = [];
  const writes = new MutationObserver((list) => {
    writtenLate.push(...list.map(({ target }) => target));
  });
  document.addEventListener('DOMContentLoaded', () => {
    writes.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as LargestContentfulPaint[]) {
      globalThis.largestPaint = element;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The Largest Contentful Paint API, which TypeScript does not know. */
interface LargestContentfulPaint extends PerformanceEntry {
  element: Element;
}

/** Runs in the page before anything else: notes what each layout shift moved. */
function noteShifts(): void {
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[]) {
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const moved = `${element?.outerHTML.slice(0, 80)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
        layoutShifts.push(moved);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
