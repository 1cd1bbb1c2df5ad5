/** The dropdown of specification §4, §5 and §9. */
import type { Page } from '@playwright/test';
import { choose, fieldsOf, letterOf, openAtRest, openForm } from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';

const currency = (page: Page) => fieldsOf(page)['/payments'].currency;
const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: string) => page.getByRole('option', { name });

async function openList(page: Page): Promise<void> {
  await currency(page).press('Enter');
  await expect(list(page).locator(':focus')).toHaveCount(1);
}

test('§4 Escape closes the list, Enter chooses one item, and the focus returns', async ({
  page,
}) => {
  await openForm(page, '/payments');
  for (const [key, chosen, other] of [
    ['Escape', 'BTC (Bitcoin)', 'ETH (Ethereum)'],
    ['Enter', 'ETH (Ethereum)', 'BTC (Bitcoin)'],
  ] as const) {
    await openList(page);
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'ETH (Ethereum)')).toBeFocused();
    await page.keyboard.press(key);
    await expect(list(page)).toHaveCount(0);
    await expect(currency(page)).toBeFocused();
    await expect(currency(page)).toHaveText(chosen);
    await openList(page);
    await expect(list(page).getByRole('option', { selected: true })).toHaveText([chosen]);
    await expect(option(page, chosen)).toHaveAttribute('data-state', 'checked');
    await expect(option(page, other)).toHaveAttribute('data-state', 'unchecked');
    await page.keyboard.press('Escape');
  }
});

test('§9 letters typed within 1000 ms of each other make one word, then a new one begins', async ({
  page,
}) => {
  await openAtRest(page, '/payments');
  await openList(page);
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

test('§9 on a short screen the list scrolls by its buttons, a step every 50 ms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openAtRest(page, '/payments');
  await currency(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await openList(page);
  await page.clock.runFor(100);
  // Not the places of the options: the button that then appears above moves them.
  const viewport = page.locator('[data-radix-select-viewport]');
  const scrolled = () => viewport.evaluate(({ scrollTop }) => scrollTop);
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
});

test('§9 the list is at most 24rem high', async ({ page }) => {
  await openForm(page, '/payments');
  await currency(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await openList(page);
  await expect(list(page)).toHaveCSS('max-block-size', `${24 * 16}px`);
});

test('§4 the page behind an open list is inert and does not scroll, until it closes', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await openList(page);
  await expect(link).toHaveCount(0);
  await expect(page.locator('footer')).toHaveJSProperty('inert', true);
  const before = await page.evaluate(() => scrollY);
  // Space chooses, and closes the list.
  for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key);
  await expect(list(page)).toHaveCount(0);
  await openList(page);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(currency(page)).toBeFocused();
  for (const part of ['header', 'main', 'footer']) {
    await expect(page.locator(part)).toHaveJSProperty('inert', false);
  }
  await expect(link).toHaveCount(1);
});

test('a value that a password manager invents changes nothing', async ({ page }) => {
  await openForm(page, '/payments');
  await choose(currency(page), 'ETH (Ethereum)');
  await page.locator('select[name=currency]').evaluate((select: HTMLSelectElement) => {
    select.value = 'USD';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(letterOf(page).letter).toContainText('ETH (Ethereum)');
  await expect(currency(page)).toHaveText('ETH (Ethereum)');
});
