/** The dropdown of specification §4, §5 and §9. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { COINS, choose, DEFAULT_COIN, type Form, OTHER_COIN } from '../../support/forms.ts';

const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: string) => page.getByRole('option', { name });

async function openList({ page, fields }: Form<'/payments'>): Promise<void> {
  await fields.currency.press('Enter');
  await expect(list(page).locator(':focus')).toHaveCount(1);
}

test('§4 keys close it and choose; the page behind is inert', async ({ page, paymentForm }) => {
  const { currency } = paymentForm.fields;
  // Forced colors draw an inset outline on the focused option.
  await page.emulateMedia({ forcedColors: 'active' });
  await paymentForm.open();
  const drawn = new Set<string>();
  const toOther = OTHER_COIN === COINS[0] ? 'Home' : 'ArrowDown';
  for (const [key, chosen] of [
    ['Escape', DEFAULT_COIN.option],
    ['Enter', OTHER_COIN.option],
  ] as const) {
    await openList(paymentForm);
    await page.keyboard.press(toOther);
    const inUse = option(page, OTHER_COIN.option);
    await expect(inUse).toBeFocused();
    await expect(inUse).toHaveCSS('outline', /solid/);
    await expect(inUse).toHaveCSS('outline-offset', '-3px');
    await page.keyboard.press(key);
    await expect(list(page)).toHaveCount(0);
    await expect(currency).toBeFocused();
    await expect(currency).toHaveText(chosen);
    await openList(paymentForm);
    await expect(list(page).getByRole('option', { selected: true })).toHaveText([chosen]);
    await page.keyboard.press('End');
    drawn.add((await list(page).screenshot()).toString('base64'));
    await page.keyboard.press('Escape');
  }
  expect(drawn.size, 'the chosen one has a mark').toBe(2);

  await currency.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await openList(paymentForm);
  await expect(list(page), '§9 at most 24rem').toHaveCSS('max-block-size', `${24 * 16}px`);
  await expect(link).toHaveCount(0);
  await expect(page.locator('footer')).toHaveJSProperty('inert', true);
  const before = await page.evaluate(() => scrollY);
  // Space chooses, and closes the list.
  for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key);
  await expect(list(page)).toHaveCount(0);
  await openList(paymentForm);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(currency).toBeFocused();
  for (const part of ['header', 'main', 'footer']) {
    await expect(page.locator(part)).toHaveJSProperty('inert', false);
  }
  await expect(link).toHaveCount(1);
});

test('§9 letters within 1000 ms; scrolling every 50 ms', async ({ page, paymentForm }) => {
  await paymentForm.openWithClockPaused();
  await openList(paymentForm);
  await page.clock.runFor(100);
  for (const { code, option: name } of COINS) {
    await page.keyboard.type(code.slice(0, -1));
    await page.clock.runFor(999);
    await page.keyboard.type(code.slice(-1));
    await page.clock.runFor(1);
    await expect(option(page, name)).toBeFocused();
    await page.clock.runFor(999);
  }
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 300 });
  await paymentForm.fields.currency.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await openList(paymentForm);
  await page.clock.runFor(100);
  // Not the places of the options: the button that then appears above moves them.
  const viewport = page.locator('[data-radix-select-viewport]');
  const scrolled = () => viewport.evaluate(({ scrollTop }) => scrollTop);
  await list(page).getByText('▼').hover();
  for (let before = 0, step = 0; step < 2; step += 1) {
    await page.clock.runFor(49);
    expect(await scrolled()).toBe(before);
    await page.clock.runFor(1);
    expect(await scrolled()).toBeGreaterThan(before);
    before = await scrolled();
  }
});

test('a list stays while a keyboard folds away, and closes when a phone is turned', {
  tag: '@phone',
}, async ({ page, paymentForm }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await paymentForm.open();
  await openList(paymentForm);
  const resized = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.setViewportSize({ width: 360, height: 740 });
  await resized();
  await expect(list(page)).toBeVisible();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(list(page)).toHaveCount(0);
});

test('a value that a password manager invents changes nothing', async ({ page, paymentForm }) => {
  const { fields, ...form } = paymentForm;
  await form.open();
  await choose(fields.currency, OTHER_COIN.option);
  await page.locator('select[name=currency]').evaluate((select: HTMLSelectElement) => {
    select.value = 'USD';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect((await form.openMail()).body).toContain(OTHER_COIN.option);
  await expect(fields.currency).toHaveText(OTHER_COIN.option);
});
