/** Drawings that carry information: what they show, and what screen readers get. */
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
  }
});

test('bands of the money lead from station to station; each holder has its own color', {
  tag: '@both-widths',
}, async ({ page }) => {
  for (const language of BOTH_DIRECTIONS) {
    await openSettled(page, pathIn('/payments', language));
    const stations = await page.locator('.money-medallion').all();
    for (const [at, band] of (await page.locator('.money-band use').all()).entries())
      for (const end of stations.slice(at, at + 2)) expect(await overlap(band, end)).toBe(true);
  }
  const colors = await page
    .locator('main linearGradient[id^=money-] stop:first-child')
    .evaluateAll((all) => all.map((stop) => getComputedStyle(stop).stopColor));
  // Whoever pays has the money twice: before asking, and with the quote.
  const order = payments.money.stations.map(({ holder }) => holder).join(' ');
  expect(order).toBe('you you network us authority');
  expect(colors.map((color) => colors.indexOf(color))).toEqual([0, 0, 2, 3, 4]);
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
  // The last check, that nobody needs us, is about no line.
  await expect(page.locator('.specimen .note-number')).toHaveText(numbers.slice(0, -1));
  await expect(page.locator('.specimen')).not.toContainText(/0x[0-9a-f]{6}|bc1|[1-9]\d*\.\d\d/i);
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

test('a phone shows what tables compare, and under which heading', { tag }, async ({ page }) => {
  const { showPrices } = sourceContent.site;
  const { decides, rows } = payments.refundTable;
  const tables = {
    '/tutoring': courses.map(({ title, weeks, level, rating, price }) => {
      return [title, `${weeks}`, level, showPrices ? price : rating];
    }),
    '/payments': rows.map((row) => [row.paid, row.refundable, row.decides].map(stripMarkup)),
  };
  for (const [path, texts] of Object.entries(tables)) {
    await openSettled(page, path);
    const all = page.getByRole('row');
    for (const [name = '', ...said] of texts) {
      const row = all.filter({ has: page.getByRole('rowheader', { name }) });
      await expect(row.getByRole('cell').filter({ visible: true })).toContainText(said);
    }
    // With other columns than the headings', a cell would be read with a wrong one.
    const columns = await all.evaluateAll((rows) =>
      rows.map(({ children }) => Array.from(children, (cell) => cell.checkVisibility()).join()),
    );
    expect(new Set(columns).size).toBe(1);
  }
  const head = new RegExp(decides);
  for (const cell of await page.locator('.refunds td:last-child').all())
    await expect(cell).toHaveCSS('content', head, { pseudo: 'before' });
});
