/** The tooltips of specification §9. */
import type { Page } from '@playwright/test';
import { sourceContent } from '../../support/content.ts';
import { expect, overlap, test } from '../../support/fixtures.ts';
import { axeViolations } from '../../support/layout.ts';

const { amount, currency, reference, heading } = sourceContent.payments.form;

type Explained = Pick<typeof amount, 'tip'>;
const button = (page: Page, { tip: { name } }: Explained = amount) =>
  page.getByRole('button', { name });
const tip = (page: Page) => page.getByRole('tooltip');

test('by keyboard each opens, in view on a small screen', async ({ page, paymentForm }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await paymentForm.open();
  for (const field of [amount, currency, reference]) {
    const { text } = field.tip;
    await expect(button(page, field)).toHaveAccessibleDescription(text);
    await button(page, field).focus();
    await expect(tip(page)).toContainText(text);
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  }
});

test('by keyboard the next place is the one after its button', async ({ page, paymentForm }) => {
  await paymentForm.open();
  await button(page, reference).focus();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(paymentForm.mailLink).toBeFocused();
});

test('§9 it opens after 700 ms or at once; a click keeps it', async ({ page, paymentForm }) => {
  const opensAfter = async (field: Explained, wait: number) => {
    await button(page, field).hover();
    if (wait > 0) {
      await page.clock.runFor(wait - 1);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(1);
    }
    await expect(tip(page)).toContainText(field.tip.text);
  };
  const leave = async () => {
    await page.mouse.move(2, 2, { steps: 4 });
    await expect(tip(page)).toHaveCount(0);
  };
  await paymentForm.openWithClockPaused();
  await opensAfter(amount, 700);
  await tip(page).hover();
  await page.clock.runFor(5000);
  await expect(tip(page)).toBeVisible();
  await leave();
  await page.clock.runFor(299);
  await opensAfter(reference, 0);
  await leave();
  await page.clock.runFor(300);
  await opensAfter(amount, 700);
  await button(page).click();
  await page.clock.runFor(700);
  await expect(tip(page)).toBeVisible();
  await button(page).click();
  await expect(tip(page)).toHaveCount(0);
});

test('a tap opens it, another closes it', { tag: '@phone' }, async ({ page, paymentForm }) => {
  await paymentForm.open();
  for (const closer of [button(page), page.getByRole('heading', { name: heading })]) {
    await button(page).tap();
    await expect(tip(page)).toContainText(amount.tip.text);
    for (const id of ['service', 'amount'])
      expect(await overlap(tip(page), page.locator(`#${id}`)), id).toBe(false);
    await closer.tap();
    await expect(tip(page)).toHaveCount(0);
  }
  await button(page).tap();
  await expect(tip(page)).toContainText(amount.tip.text);
  expect(await axeViolations(page)).toEqual([]);
});
