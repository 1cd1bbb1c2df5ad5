/** The tooltips of specification §9. */
import type { Page } from '@playwright/test';
import { openAtRest, openForm } from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { amount, currency, reference } = words.payments.form;
const TIPS = [amount.tip, currency.tip, reference.tip];

const button = (page: Page, { name } = amount.tip) => page.getByRole('button', { name });
/** What a visitor sees: the box around the text for screen readers. */
const tip = (page: Page) => page.locator(':has(> [role=tooltip])');
/** Moves the pointer somewhere without any tooltip. */
const moveAway = (page: Page) => page.mouse.move(2, 2, { steps: 4 });

test('by keyboard each opens on focus, all of it on a small screen; its text always describes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, '/payments');
  for (const { name, text } of TIPS) {
    await expect(button(page, { name, text })).toHaveAccessibleDescription(text);
    await button(page, { name, text }).focus();
    await expect(tip(page)).toContainText(text);
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    const hidden = await page.locator('.tooltip-text').evaluate((element) => {
      element.scrollTop = element.scrollHeight;
      return element.scrollHeight - element.scrollTop - element.clientHeight;
    });
    expect(Math.abs(hidden)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  }
});

for (const [pause, wait] of [
  [299, 0],
  [300, 700],
] as const) {
  test(`it opens after 700 ms, and ${pause} ms after it has closed another after ${wait} ms`, async ({
    page,
  }) => {
    await openAtRest(page, '/payments');
    await button(page).hover();
    await page.clock.runFor(699);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toContainText(amount.tip.text);
    await tip(page).hover();
    await page.clock.runFor(5000);
    await expect(tip(page)).toBeVisible();
    await moveAway(page);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(pause);
    await button(page, reference.tip).hover();
    if (wait > 0) {
      await page.clock.runFor(wait - 1);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(1);
    }
    await expect(tip(page)).toContainText(reference.tip.text);
  });
}

test('a press keeps what pointing opened, and the next closes it', async ({ page }) => {
  await openAtRest(page, '/payments');
  await button(page).hover();
  await page.clock.runFor(700);
  await button(page).click();
  await page.clock.runFor(700);
  await expect(tip(page)).toBeVisible();
  await button(page).click();
  await expect(tip(page)).toHaveCount(0);
});

test('a tap opens it, a second tap or one elsewhere closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await openForm(page, '/payments');
  const heading = page.getByRole('heading', { name: words.payments.form.heading });
  for (const closer of [button(page), heading]) {
    await button(page).tap();
    await expect(tip(page)).toContainText(amount.tip.text);
    await closer.tap();
    await expect(tip(page)).toHaveCount(0);
  }
});
