/** Drawings that carry information: what they show, and what screen readers get. */
import type { Page } from '@playwright/test';
import { stripMarkup } from '#text/markup.ts';
import { pathIn, RIGHT_TO_LEFT, sourceContent } from '../../support/content.ts';
import { expect, overlap, test } from '../../support/fixtures.ts';
import { accessibleTexts, openSettled } from '../../support/layout.ts';

const { courses, payments } = sourceContent;
const { items, specimen } = payments.checks;
const tag = '@phone';
/** Languages; the same one twice where none runs right to left. */
const BOTH_DIRECTIONS = [sourceContent.language, RIGHT_TO_LEFT ?? sourceContent.language];

test('a course has a diamond for each week, and the ink of those who can begin', async ({
  page,
}) => {
  await openSettled(page, '/tutoring');
  const inks = new Map<string, string>();
  for (const { title, weeks, duration, slug, startingLevel } of courses) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
    await expect(row).toContainText(duration);
    const drawn = await row.locator('svg rect').evaluate((bar: SVGRectElement) => {
      const diamond = document.querySelector<SVGPatternElement>('#art-diamonds-tile');
      return bar.width.baseVal.value / (diamond?.width.baseVal.value ?? 0);
    });
    expect(drawn, title).toBe(weeks);
    const stamp = page.locator(`#${slug} .stamp`);
    inks.set(startingLevel, await stamp.evaluate((element) => getComputedStyle(element).color));
  }
  expect(new Set(inks.values()).size).toBe(inks.size);
});

test('a service fills the stations of a payment that it is about, in the ink of their holder', async ({
  page,
}) => {
  await openSettled(page, '/services');
  const inks = new Map<string, string>();
  for (const { title, stations = [] } of sourceContent.services.payments.items) {
    const row = page.getByRole('listitem').filter({ hasText: stripMarkup(title) });
    const drawn = await row
      .locator('svg circle')
      .evaluateAll((all) => all.map((circle) => circle.getAttribute('fill')));
    const expected = payments.money.stations.map(({ holder }, at) => {
      if (stations !== 'all' && !stations.includes(at + 1)) return null;
      const ink = drawn[at] ?? 'none';
      expect(inks.get(holder) ?? ink, holder).toBe(ink);
      inks.set(holder, ink);
      return ink;
    });
    expect(drawn, title).toEqual(expected);
  }
  expect(new Set(inks.values()).size).toBe(inks.size);
});

test('what has a direction is drawn in that of the language', async ({ page }) => {
  for (const language of BOTH_DIRECTIONS) {
    for (const [path, drawing] of [
      ['/payments', '.money-band svg'],
      ['/services', '.station-chain'],
      ['/tutoring', '.diamonds'],
    ] as const) {
      await openSettled(page, pathIn(path, language));
      const svg = page.locator(drawing).filter({ visible: true }).first();
      const scale = await svg.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
      expect(Math.sign(scale), drawing).toBe(language === RIGHT_TO_LEFT ? -1 : 1);
      // The number of a station is not mirrored, and is within its circle.
      const numbers = svg.locator('text');
      for (const [at, number] of (await numbers.all()).entries()) {
        const scale = await number.evaluate((text: SVGTextElement) => text.getScreenCTM()?.a);
        expect(scale).toBeGreaterThan(0);
        expect(await overlap(number, svg.locator('circle[fill]').nth(at))).toBe(true);
      }
    }
    const apart = await page.locator('.before-review').evaluate(({ children: [code, notes] }) => {
      const [from, to] = [code?.getBoundingClientRect(), notes?.getBoundingClientRect()];
      if (!from || !to) return Number.NaN;
      return Math.min(Math.abs(from.right - to.left), Math.abs(to.right - from.left));
    });
    expect(apart, 'numbers of the notes on the edge of the code').toBeLessThan(13);
  }
});

test('a name is in the middle of what is drawn for it', async ({ page }) => {
  for (const path of ['/services', '/payments']) {
    await openSettled(page, path);
    const away = await page.locator('.rosette').evaluate((svg) => {
      const centerOf = (drawn?: Element) => {
        const { x, y, width, height } = (drawn ?? svg).getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const names = [...svg.querySelectorAll('text')];
      const figures = [...svg.querySelectorAll('.rosette-lines > *')].slice(-names.length);
      return names.map((name, at) => {
        const [from, to] = [centerOf(name), centerOf(figures[at])];
        return Math.hypot(from.x - to.x, from.y - to.y) / svg.getBoundingClientRect().width;
      });
    });
    expect(Math.max(...away), path).toBeLessThan(0.02);
  }
});

test('bands of the money lead from station to station; each holder has its own color', {
  tag: '@both-widths',
}, async ({ page }) => {
  await openSettled(page, '/payments');
  const bands = await page.locator('.money-band').evaluateAll((all) =>
    all.map((band) => {
      const isWide = band.clientWidth > band.clientHeight;
      return ['use', 'svg'].map((part) => {
        const { x, y, width, height } =
          band.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return isWide
          ? { middle: x + width / 2, length: width }
          : { middle: y + height / 2, length: height };
      });
    }),
  );
  for (const [drawn, room] of bands) {
    const away = (drawn?.middle ?? 0) - (room?.middle ?? 0);
    expect(Math.abs(away), 'px from the middle between its stations').toBeLessThan(8);
    expect(drawn?.length, 'from station to station').toBeGreaterThan(room?.length ?? 0);
  }
  const colors = await page
    .locator('main linearGradient[id^=money-] stop:first-child')
    .evaluateAll((all) => all.map((stop) => getComputedStyle(stop).stopColor));
  const held = payments.money.stations.map(({ holder }, at) => `${holder} ${colors[at]}`);
  // Whoever pays has the money twice: before asking, and with the quote.
  const order = payments.money.stations.map(({ holder }) => holder).join(' ');
  expect(order).toBe('you you network us authority');
  expect(new Set(held).size).toBe(new Set(colors).size);
  expect(new Set(colors).size).toBe(new Set(held.map((each) => each.split(' ')[0])).size);
});

test('the overprint lies on no words, however long the language makes them', { tag }, async ({
  page,
}) => {
  for (const language of BOTH_DIRECTIONS) {
    for (const [path, texts] of [
      ['/payments', '.specimen p'],
      ['/tutoring', '.code-review :is(p, code, h3)'],
    ] as const) {
      await openSettled(page, pathIn(path, language));
      // On a narrow screen it is on the second version of the code.
      await page.locator('[value=after]').evaluateAll(([radio]) => (radio as HTMLElement)?.click());
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        for (const text of await page.locator(texts).filter({ visible: true }).all())
          expect(await overlap(page.locator('.overprint'), text), `${path} ${width}`).toBe(false);
      }
    }
  }
});

test('the code is seen as it was and after its review, one by one on a narrow screen', async ({
  page,
}) => {
  await openSettled(page, '/tutoring');
  const { before, after, remarks } = sourceContent.tutoring.review;
  const code = page.getByRole('figure').locator('pre').filter({ visible: true });
  await expect(code).toHaveCount(2);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const white = 'rgb(255, 255, 255)';
  await expect(code.first().locator('mark').first(), 'on black').toHaveCSS('color', white);
  await page.setViewportSize({ width: 800, height: 900 });
  const read = new Set<string>();
  for (const [version, textKey] of [
    [after, 'answer'],
    [before, 'question'],
  ] as const) {
    await page.getByRole('figure').locator('label', { hasText: version }).click();
    await expect(code).toHaveCount(1);
    const text = await code.innerText();
    expect(text, 'nobody copies the numbers of its remarks').not.toMatch(/^\d+$/m);
    read.add(text);
    const lines = page.getByRole('figure').getByRole('listitem');
    await expect(lines).toContainText(remarks.map((remark) => stripMarkup(remark[textKey])));
  }
  expect(read.size).toBe(2);
});

test('the specimen has the numbers of checks in their order, and no address or amount', async ({
  page,
}) => {
  await openSettled(page, '/payments');
  const numbers = items.map((_, index) => `${index + 1}`);
  const drawn = await page.locator('.specimen .note-number').allTextContents();
  // The last check, that nobody needs us, is about no line.
  expect(drawn).toEqual(numbers.slice(0, -1));
  const text = await page.locator('.specimen').textContent();
  expect(text).not.toMatch(/0x[0-9a-f]{6}|bc1|[1-9]\d*\.\d\d/i);
  const rows = page.locator('.specimen-row').filter({ visible: true });
  await expect(rows).toContainText(specimen.lines.map(({ value }) => stripMarkup(value)));
  // A screen reader hears the checks and what a quote holds once, and no value of the specimen.
  const readAloud = await accessibleTexts(page);
  const once = [...items, specimen].map(({ title }) => stripMarkup(title));
  for (const title of once) expect(readAloud.filter((each) => each === title)).toHaveLength(1);
  const labels = specimen.lines.map(({ label }) => label.toUpperCase());
  expect(readAloud).toEqual(expect.arrayContaining(labels));
  expect(readAloud.join()).not.toContain('000.00');
  const list = readAloud.slice(readAloud.indexOf(once[0] ?? '') - 1);
  expect(list.filter((each) => /^\d$/.test(each)).slice(0, numbers.length)).toEqual(numbers);
});

/** The cells of the row with this title. */
const cellsOf = (page: Page, title: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title }) })
    .getByRole('cell')
    .filter({ visible: true });

/** Which columns each row shows: others than the headings', and a cell is read with a wrong heading. */
const columnsOf = (page: Page) =>
  page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map(({ children }) => Array.from(children, (cell) => cell.checkVisibility()).join()),
    );

test('a phone compares the weeks, levels and prices of courses', { tag }, async ({ page }) => {
  await openSettled(page, '/tutoring');
  for (const { title, weeks, level, rating, price } of courses) {
    const last = sourceContent.site.showPrices ? price : rating;
    await expect(cellsOf(page, title)).toContainText([`${weeks}`, level, last]);
  }
  expect(new Set(await columnsOf(page)).size).toBe(1);
});

test('a phone says who decides each refund', { tag }, async ({ page }) => {
  await openSettled(page, '/payments');
  const head = new RegExp(payments.refundTable.decides);
  for (const { paid, refundable, decides } of payments.refundTable.rows) {
    const cells = cellsOf(page, stripMarkup(paid));
    await expect(cells).toHaveText([refundable, decides].map(stripMarkup));
    await expect(cells.last()).toHaveCSS('content', head, { pseudo: 'before' });
  }
  expect(new Set(await columnsOf(page)).size).toBe(1);
});
