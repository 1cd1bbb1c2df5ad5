import type { Page } from '@playwright/test';
import { payButton, paymentNotice } from '../../support/filled-forms.ts';
import { fillPayment, openedMail, openUnreadyForm, paymentFields } from '../../support/forms.ts';
import { caseTag, expect, formSheet, openForm, test } from '../../support/site.ts';

const UNREADABLE =
  'We cannot read this amount. Write digits, with a dot before the cents, for example 185.50.';
const AMBIGUOUS = 'Do you mean 1850 or 1.85 US dollars? Write it without a thousands separator.';

const advice = (page: Page, text: string) => formSheet(page).getByRole('status').getByText(text);
const inEmail = (page: Page) => formSheet(page).getByText(/^Amount in the email: /);

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

test('an amount typed as people write it is in the email, and beside its button, with a dot', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { amount } = paymentFields(page);
  for (const [typed, understood] of [
    ['185.50', '185.50'],
    ['185,50', '185.50'],
    ['1.850,00', '1850.00'],
    ['١٨٥٫٥٠', '185.50'],
    ['-5', '-5'],
  ] as const) {
    await amount.fill('');
    await amount.pressSequentially(typed);
    await expect(inEmail(page)).toHaveText(`Amount in the email: ${understood} USD`);
    await expect(page.getByRole('link', { name: 'Open as email' })).toHaveAccessibleDescription(
      `Amount in the email: ${understood} USD`,
    );
    expect(await mailedAmount(page)).toBe(`${understood} USD`);
    await expect(amount).toHaveValue(typed);
  }
});

test('the form asks about an amount that it cannot read, and puts it into the email as typed', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { amount } = paymentFields(page);
  for (const [typed, question] of [
    ['1.850', AMBIGUOUS],
    ['12e', UNREADABLE],
    ['185,', UNREADABLE],
  ] as const) {
    await amount.fill('');
    await amount.pressSequentially(typed);
    await expect(inEmail(page)).toHaveText(`Amount in the email: ${typed} (as typed)`);
    await amount.press('Tab');
    await expect(advice(page, question)).toBeVisible();
    await expect(amount).toHaveAccessibleDescription(new RegExp(question.replace(/[?.]/g, '.')));
    expect(await mailedAmount(page)).toBe(`${typed} (as typed)`);

    await amount.fill('185.50');
    await expect(advice(page, question)).toHaveCount(0);
    expect(await mailedAmount(page)).toBe('185.50 USD');
  }
});

test('§5 Pay shows its notice with anything in the amount, and asks about it', async ({ page }) => {
  await openForm(page, '/payments');
  for (const typed of ['twelve', '1.850', '', '-1', 'x'.repeat(5000)]) {
    await fillPayment(page, { amount: typed });
    await payButton(page).click();
    await expect(paymentNotice(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paymentNotice(page)).toHaveCount(0);
    await expect(paymentFields(page).amount).toHaveValue(typed);
  }
});

test('an amount set without an event is read at the press', async ({ page }) => {
  await openForm(page, '/payments');
  await fillPayment(page, { amount: '60' });
  await paymentFields(page).amount.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = '1.850,00';
  });
  expect(await mailedAmount(page)).toBe('1850.00 USD');
  await expect(inEmail(page)).toHaveText('Amount in the email: 1850.00 USD');
});

for (const [typed, mailed] of [
  ['185,50', '185.50 USD'],
  ['1.850', '1.850 (as typed)'],
] as const) {
  test(`${typed} typed before the form is ready is kept, and read as such`, {
    tag: caseTag(typed === '1.850'),
  }, async ({ page }) => {
    const ready = await openUnreadyForm(page, '/payments');
    await paymentFields(page).amount.pressSequentially(typed);
    await ready();
    await expect(paymentFields(page).amount).toHaveValue(typed);
    expect(await mailedAmount(page)).toBe(mailed);
  });
}

test('an empty amount counts as not given, and nothing is beside the button', async ({ page }) => {
  await openForm(page, '/payments');
  expect(await mailedAmount(page)).toBe('not given');
  await expect(inEmail(page)).toHaveCount(0);
});
