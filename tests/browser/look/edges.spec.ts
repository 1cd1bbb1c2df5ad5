/** Where things begin, end and fit by design: faults that nobody would notice coming back. */
import type { Locator } from '@playwright/test';
import { openSettled } from '../../support/look/look.ts';
import { EVERY_PATH, expect, test } from '../../support/site.ts';

/** About's head has its arch instead. */
const INNER_PATHS = ['/services', '/tutoring', '/payments', '/contact'];

/** Past the container, in pixels. */
const ROSETTE_REACH_PX = 80;

test('the words of the menu are in the same place on every page, and the globe ends with the container', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = new Set<string>();
  for (const path of EVERY_PATH) {
    await openSettled(page, path);
    const words = await wordsOf(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
    places.add(JSON.stringify(words));
    const edge = await endOf(page.getByRole('contentinfo').locator('> div').first());
    const globe = page.getByRole('banner').getByRole('link', { name: 'Languages' }).locator('svg');
    expect(Math.abs(edge - (await endOf(globe)))).toBeLessThan(2);
  }
  expect([...places]).toHaveLength(1);
});

test('each inner page shows its whole rosette beside the words of its head and above its strip', async ({
  page,
}) => {
  for (const path of INNER_PATHS) {
    await openSettled(page, path);
    const drawing = page.locator('svg:has(#rosette)');
    for (const width of [640, 1024, 2560]) {
      const place = `${path}, ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const rosette = await boxOf(drawing);
      const container = await boxOf(drawing.locator('..'));
      const [words] = await wordsOf(page.getByRole('heading', { level: 1 }));
      const strip = drawing.locator('xpath=following-sibling::*[1]');
      const reach = rosette.x + rosette.width - (container.x + container.width);
      expect(reach, place).toBeLessThanOrEqual(ROSETTE_REACH_PX);
      expect(rosette.x + rosette.width, place).toBeLessThanOrEqual(width);
      expect(rosette.x, place).toBeGreaterThan(words?.end ?? 0);
      if (await strip.count()) {
        const { y } = await boxOf(strip);
        expect(y, place).toBeGreaterThanOrEqual(rosette.y + rosette.height);
      }
    }
  }
});

test('a label is 6 px above its value, and a row of a strip is as tall as a fingertip', {
  tag: '@both-widths',
}, async ({ page, hasTouch }) => {
  await openSettled(page, '/services');
  const facts = page.getByRole('main').locator('dl').first().locator('> div');
  for (const fact of await facts.all()) {
    const label = await boxOf(fact.locator('dt'));
    const value = await boxOf(fact.locator('dd'));
    if (hasTouch) expect((await boxOf(fact)).height).toBeGreaterThanOrEqual(44);
    else expect(value.y - label.y - label.height).toBeCloseTo(6, 0);
  }
});

test("the footer's last line ends on a whole character", {
  tag: '@both-widths',
}, async ({ page }) => {
  await openSettled(page, '/about');
  const line = page.getByRole('contentinfo').getByText(/^P</);
  const shown = await line.evaluate((element) => {
    const { right, top } = element.getBoundingClientRect();
    const text = element.firstChild as Text; // Its only content.
    const range = document.createRange();
    const ends: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const letter = range.getBoundingClientRect();
      if (letter.top < top + letter.height) ends.push(letter.right);
    }
    return { right, end: Math.max(...ends), letter: range.getBoundingClientRect().width };
  });
  expect(shown.end).toBeLessThanOrEqual(shown.right + 0.5);
  expect(shown.end).toBeGreaterThan(shown.right - shown.letter - 1);
});

test('the open menu keeps the brand where it was, and shows the band of the page behind', {
  tag: '@phone',
}, async ({ page }) => {
  await openSettled(page, '/about');
  const closed = await boxOf(page.getByRole('link', { name: 'CodePassage home' }));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const brand = page.getByRole('navigation', { name: 'Main' }).getByText('CodePassage').first();
  await expect(brand).toBeVisible();
  const { x, y } = await boxOf(brand);
  expect([x, y]).toEqual([closed.x, closed.y]);
  // A hidden pattern paints nothing, although the band itself is visible.
  await expect(page.locator('#tile')).toHaveCSS('visibility', 'visible');
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return box;
}

async function endOf(locator: Locator): Promise<number> {
  const { x, width } = await boxOf(locator);
  return x + width;
}

/** Where the text of each begins and ends, in pixels. */
function wordsOf(locator: Locator): Promise<{ start: number; end: number }[]> {
  return locator.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { start: left, end: right };
    }),
  );
}
