/** Drawings that mean something: each shows its meaning, and moves only where it should. */
import type { Page } from '@playwright/test';
import { openSettled } from '../../support/look/look.ts';
import { expect, test } from '../../support/site.ts';

test("Home's document shows its fibers and its second mark only in the dark scheme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSettled(page, '/');
  const marks = page.locator('.ultraviolet');
  expect(await marks.count()).toBe(2);
  for (const mark of await marks.all()) await expect(mark).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const mark of await marks.all()) await expect(mark).toBeVisible();
});

test.describe('the passage of About', () => {
  test('comes nearer as the page scrolls', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openSettled(page, '/about');
    const before = await nearness(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => nearness(page)).toBeGreaterThan(before);
  });

  test('stands still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page, '/about');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    expect(await nearness(page)).toBe(1);
  });
});

test('a name in the rose leads to the card of its course, and is not in the Tab order', async ({
  page,
}) => {
  await openSettled(page, '/tutoring');
  const name = page.getByText('BEN 14', { exact: true });
  await expect(name.locator('..')).toHaveAttribute('tabindex', '-1');
  await name.click();
  await expect(page).toHaveURL('/tutoring#backend-engineering');
});

test("a card's open details do not stretch other cards", async ({ page }) => {
  await openSettled(page, '/tutoring');
  const cards = page.getByRole('main').locator('li[id]');
  const stubHeight = (index: number) =>
    cards.nth(index).evaluate((card) => card.lastElementChild?.clientHeight ?? 0);
  const [own, neighbor] = [await stubHeight(0), await stubHeight(1)];
  await cards.first().getByText('No email app?').click();
  expect(await stubHeight(0)).toBeGreaterThan(own);
  expect(await stubHeight(1)).toBe(neighbor);
});

/** How much larger than drawn the bays of the passage are. */
function nearness(page: Page): Promise<number> {
  return page.locator('.passage-bays').evaluate((bays) => {
    const { transform } = getComputedStyle(bays);
    return transform === 'none' ? 1 : new DOMMatrix(transform).a;
  });
}
