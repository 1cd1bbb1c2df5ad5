import type { Page } from '@playwright/test';
import { messageFields, openedMail, openUnreadyForm, paymentFields } from './forms.ts';
import { expect, formSheet, openForm, test } from './site.ts';

const UNREADABLE =
  'Your browser could not read this amount. Write it with a dot, for example 185.50.';

const advice = (page: Page) => formSheet(page).getByRole('status').getByText(UNREADABLE);

async function mailedAmount(page: Page) {
  const { body } = await openedMail(page);
  return /^Amount: (.*)$/m.exec(body)?.[1]?.trimEnd();
}

test('§9 the mouse wheel scrolls the page past the amount and does not change it', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { amount } = paymentFields(page);
  await amount.fill('185');
  await amount.hover();
  const scrolled = () => page.evaluate(() => scrollY);
  for (const step of [120, -120]) {
    const before = await scrolled();
    await page.mouse.wheel(0, step);
    await expect.poll(scrolled).toBe(before + step);
    await expect(amount).toHaveValue('185');
    await expect(amount).toBeFocused();
  }
});

for (const text of ['12e', '-', '185,50', '185,']) {
  test(`an amount typed as ${text} is told to be unreadable, and is not given`, async ({
    page,
  }) => {
    await openForm(page, '/payments');
    const { amount } = paymentFields(page);
    await amount.pressSequentially(text);
    await expect(advice(page)).toBeVisible();
    await expect(amount).toHaveAccessibleDescription(new RegExp(UNREADABLE));
    expect(await mailedAmount(page)).toBe('not given');

    await amount.fill('');
    await amount.pressSequentially('185.50');
    await expect(advice(page)).toHaveCount(0);
    expect(await mailedAmount(page)).toBe('185.50 USD');
  });
}

test('an amount pasted as 185,50 does not silently become 18550', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, '/payments');
  await page.evaluate(() => navigator.clipboard.writeText('185,50'));
  await paymentFields(page).amount.press('ControlOrMeta+v');
  await expect(advice(page)).toBeVisible();
  expect(await mailedAmount(page)).toBe('not given');
});

test('an amount that is not there or below zero is taken as it is', async ({ page }) => {
  await openForm(page, '/payments');
  expect(await mailedAmount(page)).toBe('not given');
  for (const amount of ['0', '-5', '1000000000', '0.01']) {
    await paymentFields(page).amount.fill(amount);
    expect(await mailedAmount(page)).toBe(`${amount} USD`);
  }
  await expect(advice(page)).toHaveCount(0);
});

test('an amount typed before the form is ready is in the email', async ({ page }) => {
  const ready = await openUnreadyForm(page, '/payments');
  await paymentFields(page).amount.fill('185.50');
  await ready();
  expect(await mailedAmount(page)).toBe('185.50 USD');
});

test('a phone shows its number keys for the amount; browsers know the name and the email', async ({
  page,
}) => {
  await page.goto('/payments');
  const { amount, email } = paymentFields(page);
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await page.goto('/contact');
  await expect(messageFields(page).name).toHaveAttribute('autocomplete', 'name');
  await expect(messageFields(page).email).toHaveAttribute('autocomplete', 'email');
});
