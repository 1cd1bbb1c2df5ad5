import type { Page } from '@playwright/test';
import { expect, openForm, PAGES, test } from './site.ts';

const TIPS = {
  'About the amount':
    "Enter the visa authority's own fee in US dollars. Our fee and the network fee are named in your written quote.",
  'About payment currencies':
    'USDT and USDC are priced to follow the US dollar; BTC, ETH and BNB move. The same coin can exist on several networks: use only the one named in your quote.',
  'About the reference number':
    'A public number that helps us find your request, such as an application or invoice number. A transaction ID is safe to share; a seed phrase or private key never is.',
};
const NAMES = [
  'About the amount',
  'About payment currencies',
  'About the reference number',
] as const;

const tipButton = (page: Page, name: keyof typeof TIPS = 'About the amount') =>
  page.getByRole('button', { name });

/** What a visitor sees; what a screen reader is told stands beside it. */
const tip = (page: Page) => page.locator('.tooltip');

/** Opens the payment form with its clock stopped: time then passes by `page.clock.runFor` only. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page, '/payments');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves the pointer somewhere without any tooltip. */
const moveAway = (page: Page) => page.mouse.move(2, 2, { steps: 4 });

test('§9 three labels of the payment form have a tooltip, and nothing else has', async ({
  page,
}) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^About / })).toHaveCount(
      path === '/payments' ? 3 : 0,
    );
  }
  await openForm(page, '/payments');
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(5);
  await expect(list.locator('button, [aria-describedby]')).toHaveCount(0);
});

for (const name of NAMES) {
  test(`§9 by keyboard: ${name}`, async ({ page }) => {
    await openForm(page, '/payments');
    await expect(tip(page)).toHaveCount(0);
    await tipButton(page, name).focus();
    await expect(tip(page)).toContainText(TIPS[name]);
    await expect(tipButton(page, name)).toHaveAccessibleDescription(TIPS[name]);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(tipButton(page, name)).toBeFocused();
  });
}

test('§9 the scroll that brings a focused button into view leaves its tooltip open', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const [name] = NAMES;
  const scrolled = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve())),
  );
  await tipButton(page, name).focus();
  await scrolled;
  await expect(tip(page)).toContainText(TIPS[name]);
  await expect(tipButton(page, name)).toBeInViewport();
});

test.describe('with a pointer', () => {
  test.skip(({ hasTouch }) => hasTouch, 'nothing rests on a touch screen');

  test('§9 a tooltip opens after 700 ms of rest', async ({ page }) => {
    await openAtRest(page);
    await tipButton(page).hover();
    await page.clock.runFor(699);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toContainText(TIPS['About the amount']);
  });

  test('§9 for 300 ms after one has closed, another opens at once', async ({ page }) => {
    await openAtRest(page);
    await tipButton(page).hover();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
    await moveAway(page);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(299);
    await tipButton(page, 'About the reference number').hover();
    await expect(tip(page)).toContainText(TIPS['About the reference number']);
  });

  test('§9 after those 300 ms, another takes its 700 ms again', async ({ page }) => {
    await openAtRest(page);
    await tipButton(page).hover();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
    await moveAway(page);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(300);
    await tipButton(page, 'About the reference number').hover();
    await page.clock.runFor(699);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toContainText(TIPS['About the reference number']);
  });

  test('§9 a tooltip stays while the pointer rests on its text, and goes with it', async ({
    page,
  }) => {
    await openAtRest(page);
    await tipButton(page).hover();
    await page.clock.runFor(700);
    await tip(page).hover();
    await page.clock.runFor(5_000);
    await expect(tip(page)).toBeVisible();
    await moveAway(page);
    await expect(tip(page)).toHaveCount(0);
  });

  test('§9 Escape closes a tooltip under the pointer', async ({ page }) => {
    await openAtRest(page);
    await tipButton(page).hover();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'only on a touch screen');

  test('§9 a tap opens a tooltip and a second tap closes it', async ({ page }) => {
    await openForm(page, '/payments');
    for (const name of NAMES) {
      await tipButton(page, name).tap();
      await expect(tip(page)).toContainText(TIPS[name]);
      await tipButton(page, name).tap();
      await expect(tip(page)).toHaveCount(0);
    }
  });

  test('§9 a tap elsewhere closes a tooltip', async ({ page }) => {
    await openForm(page, '/payments');
    await tipButton(page).tap();
    await expect(tip(page)).toBeVisible();
    await page.getByText('To go ahead, send us this request.').tap();
    await expect(tip(page)).toHaveCount(0);
  });
});
