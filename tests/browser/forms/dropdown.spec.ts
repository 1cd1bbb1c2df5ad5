import type { Locator, Page } from '@playwright/test';
import { expect, openForm, test } from '../../support/site.ts';

const currency = (page: Page) => page.getByRole('combobox', { name: 'Payment Currency' });
const service = (page: Page) => page.getByRole('combobox', { name: 'Service Type' });
const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: string) => page.getByRole('option', { name });

/** Opens the payment form with its clock stopped: time then passes by `page.clock.runFor` only. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page, '/payments');
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function openList(page: Page, dropdown: Locator): Promise<void> {
  await dropdown.press('Enter');
  await expect(list(page)).toBeVisible();
}

test('§4 an item is checked or unchecked, and one at most is checked', async ({ page }) => {
  await openForm(page, '/payments');
  await service(page).click();
  await expect(list(page)).toHaveAccessibleName('Service Type');
  await expect(list(page).getByRole('option')).toHaveCount(4);
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
  await option(page, 'Express Processing').click();
  await expect(list(page)).toHaveCount(0);
  await expect(service(page)).toHaveText('Express Processing');

  await service(page).click();
  const checked = list(page).getByRole('option', { selected: true });
  await expect(checked).toHaveText(/Express Processing$/);
  const marks = () =>
    list(page)
      .getByRole('option')
      .evaluateAll((options) => options.map(({ childElementCount }) => childElementCount > 1));
  expect(await marks(), 'one has a mark before its text').toEqual([false, false, true, false]);
});

test('§4 Escape closes the list, Enter chooses, and the focus returns', async ({ page }) => {
  await openForm(page, '/payments');
  await currency(page).click();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(currency(page)).toBeFocused();
  await expect(currency(page)).toHaveText('BTC (Bitcoin)');
  await openList(page, currency(page));
  await expect(list(page)).toHaveAccessibleName('Payment Currency');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'ETH (Ethereum)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(currency(page)).toHaveText('ETH (Ethereum)');
  await expect(currency(page)).toBeFocused();
});

test('§9 letters typed within 1000 ms of each other make one word, then a new one begins', async ({
  page,
}) => {
  await openAtRest(page);
  await openList(page, currency(page));
  await page.clock.runFor(100);
  await page.keyboard.type('usd');
  await page.clock.runFor(999);
  await expect(option(page, 'USDT (Tether)')).toBeFocused();
  await page.keyboard.type('c');
  await page.clock.runFor(1);
  await expect(option(page, 'USDC (USD Coin)')).toBeFocused();
  await page.clock.runFor(999);
  await page.keyboard.type('e');
  await page.clock.runFor(1);
  await expect(option(page, 'ETH (Ethereum)')).toBeFocused();
});

test('while the list is open neither key nor wheel scrolls the page', async ({ page }) => {
  await openForm(page, '/payments');
  for (const key of ['PageDown', 'PageUp', 'End', 'Home', 'Space']) {
    await openList(page, currency(page));
    const before = await page.evaluate(() => scrollY);
    expect(before, 'the page could scroll both ways').toBeGreaterThan(100);
    await scrollsNot(page, () => page.keyboard.press(key));
    expect(await page.evaluate(() => scrollY), key).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await openList(page, currency(page));
  await page.mouse.move(5, 5);
  await scrollsNot(page, () => page.mouse.wheel(0, 400));
});

/** Does something, and fails if the page scrolls in the ten frames after it. */
async function scrollsNot(page: Page, act: () => Promise<void>): Promise<void> {
  const scrolls = await page.evaluateHandle(() => {
    const seen: number[] = [];
    document.addEventListener('scroll', (event) => {
      if (event.target === document) seen.push(scrollY);
    });
    return seen;
  });
  await act();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(await scrolls.jsonValue()).toEqual([]);
}

test('a press beside the open list closes it and does nothing else', async ({ page }) => {
  await openForm(page, '/payments');
  await openList(page, currency(page));
  const link = page.getByText('CodePassage', { exact: true }).first();
  await link.evaluate((element) => element.scrollIntoView());
  await expect(page.getByRole('banner')).toHaveCount(0);
  const { x, y } = await link.evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.mouse.click(x + 5, y + 5);
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL('/payments');
});

test('§9 on a short screen the list scrolls by its buttons, a step every 50 ms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openAtRest(page);
  await currency(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await openList(page, currency(page));
  await page.clock.runFor(100);
  const top = async () => (await list(page).getByRole('option').first().boundingBox())?.y ?? 0;
  const start = await top();
  const scrolled = async () => start - (await top());
  await list(page).getByText('▼').hover();
  await page.clock.runFor(49);
  expect(await scrolled()).toBe(0);
  await page.clock.runFor(1);
  const step = await scrolled();
  expect(step).toBeGreaterThan(0);
  await page.clock.runFor(49);
  expect(await scrolled()).toBe(step);
  await page.clock.runFor(1);
  expect(await scrolled()).toBeGreaterThan(step);
  await expect(list(page).getByText('▲')).toBeVisible();
});

test('§9 the list is at most 24rem high', async ({ page }) => {
  // Thirty more coins, so that the list would be taller than the screen.
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const coins = Array.from({ length: 30 }, (_, index) => ({
      value: `COIN${index}`,
      label: `COIN${index} (Coin)`,
    }));
    await route.fulfill({
      response,
      body: script.replace('"currencies":[', `$&${JSON.stringify(coins).slice(1, -1)},`),
    });
  });
  await openForm(page, '/payments');
  await currency(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await openList(page, currency(page));
  await expect(list(page).getByRole('option')).toHaveCount(35);
  expect((await list(page).boundingBox())?.height).toBe(24 * 16);
});

test('§4 the page behind an open list is inert until it closes', async ({ page }) => {
  await openForm(page, '/payments');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
  await currency(page).click();
  await expect(list(page)).toBeVisible();
  await expect(link).toHaveCount(0);
  const takesFocus = () =>
    page
      .locator('footer a')
      .first()
      .evaluate((element) => {
        element.focus();
        return element === document.activeElement;
      });
  expect(await takesFocus()).toBe(false);
  await page.keyboard.press('Tab');
  await expect(list(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(currency(page)).toBeFocused();
  await expect(link).toHaveCount(1);
  expect(await takesFocus()).toBe(true);
});

test('the list stays open when an on-screen keyboard closes', { tag: '@phone' }, async ({
  page,
}) => {
  await openForm(page, '/payments');
  await page.setViewportSize({ width: 360, height: 400 });
  await currency(page).click();
  await expect(list(page)).toBeVisible();
  const resized = page.evaluate(() => new Promise((done) => addEventListener('resize', done)));
  await page.setViewportSize({ width: 360, height: 740 });
  await resized;
  await option(page, 'ETH (Ethereum)').click();
  await expect(currency(page)).toHaveText('ETH (Ethereum)');
});
