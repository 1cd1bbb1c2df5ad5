import type { Locator, Page } from '@playwright/test';
import { payButton } from '../../support/filled-forms.ts';
import { expect, formNotice, openForm, test, watchRequests } from '../../support/site.ts';

const notice = (page: Page) => formNotice(page, 'Payment Initiated');
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount (USD)' });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email Address' });
const reference = (page: Page) =>
  page.getByRole('textbox', { name: 'Reference Number (optional)' });
const service = (page: Page) => page.getByRole('combobox', { name: 'Service Type' });
const currency = (page: Page) => page.getByRole('combobox', { name: 'Payment Currency' });

async function choose(page: Page, dropdown: Locator, option: string) {
  await dropdown.click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(dropdown).toHaveText(option);
}

async function showsNotice(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(notice(page)).toContainText(
    'You will be redirected to the crypto payment gateway...',
  );
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
}

test('§3 the form has its five fields, four services and five currencies, and BTC to begin with', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await expect(service(page)).toHaveText('Select a service');
  await expect(amount(page)).toHaveValue('');
  await expect(currency(page)).toHaveText('BTC (Bitcoin)');
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(reference(page)).toHaveValue('');
  await expect(payButton(page)).toHaveAccessibleDescription(
    'The payment gateway is not connected to this website yet. This button only shows a notice. You stay on this page and nothing is charged.',
  );
  await service(page).click();
  await expect(page.getByRole('option')).toHaveText([
    'Visa Processing Fee',
    'Visa Transfer Service',
    'Express Processing',
    'Consultation Fee',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await currency(page).click();
  await expect(page.getByRole('option')).toHaveText([
    /BTC \(Bitcoin\)$/,
    /ETH \(Ethereum\)$/,
    /USDT \(Tether\)$/,
    /USDC \(USD Coin\)$/,
    /BNB \(Binance Coin\)$/,
  ]);
});

test('§5 nothing is validated: the button answers whatever the fields contain', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await showsNotice(page);
  await amount(page).fill('-40');
  await email(page).fill('nobody');
  await showsNotice(page);
  await amount(page).fill('');
  await amount(page).pressSequentially('1e');
  await email(page).fill('@@');
  await reference(page).fill('<script>alert(1)</script>');
  await showsNotice(page);
  const look = (field: Locator) =>
    field.evaluate((element) => {
      const { borderColor, boxShadow } = getComputedStyle(element);
      return [borderColor, boxShadow];
    });
  expect(await look(email(page)), 'a malformed address looks like any other').toEqual(
    await look(reference(page)),
  );
});

test('§7 paying shows a notice, redirects nowhere and sends nothing', {
  tag: '@both-widths',
}, async ({ page }) => {
  await openForm(page, '/payments');
  const requests = watchRequests(page);

  await choose(page, service(page), 'Express Processing');
  await amount(page).fill('185.50');
  await choose(page, currency(page), 'USDC (USD Coin)');
  await email(page).fill('amina@example.org');
  await reference(page).fill('INV-204');
  const values = await page
    .locator('form')
    .evaluate((form) =>
      form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : undefined,
    );
  expect(values).toEqual({
    service: 'express-processing',
    amount: '185.50',
    currency: 'USDC',
    email: 'amina@example.org',
    reference: 'INV-204',
  });
  await showsNotice(page);
  await email(page).press('Enter');
  await expect(notice(page)).toBeVisible();

  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/payments');
  await expect(service(page)).toHaveText('Express Processing');
  await expect(amount(page)).toHaveValue('185.50');
  await expect(currency(page)).toHaveText('USDC (USD Coin)');
  await expect(email(page)).toHaveValue('amina@example.org');
  await expect(reference(page)).toHaveValue('INV-204');
});
