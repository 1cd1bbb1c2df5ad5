/** The fields, the buttons and the links of both forms (specification §2 to §5). */
import {
  allowClipboard,
  buttonOf,
  choose,
  expectFilled,
  fieldsOf,
  fillForm,
  letterOf,
  openForm,
} from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { payments, contact, site, shared } = words;

test('§3 the payment form has its fields, services and currencies, and BTC to begin with', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { service, currency, amount, email } = fieldsOf(page)['/payments'];
  await service.click();
  await expect(page.getByRole('option')).toHaveText(
    payments.form.service.options.map(({ label }) => label),
  );
  await page.keyboard.press('Escape');
  await expect(currency).toHaveText(new RegExp(`^${site.defaultCoin} `));
  await currency.click();
  await expect(page.getByRole('option')).toHaveText(
    site.coins.map(({ code, name }) => `${code} (${name})`),
  );
  await page.keyboard.press('Escape');
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  await expect(email).toHaveAttribute('type', 'email');
});

test('only the service that is chosen is described', async ({ page }) => {
  await openForm(page, '/payments');
  const { service } = fieldsOf(page)['/payments'];
  const [first, second] = payments.form.service.options;
  await expect(page.getByText(first?.help ?? '')).toHaveCount(0);
  await choose(service, second?.label ?? '');
  await expect(page.getByText(second?.help ?? '')).toBeVisible();
  await expect(service).toHaveAccessibleDescription(second?.help ?? '');
});

test('§5 the browser stops a message that lacks a field or an @, and says why', async ({
  page,
}) => {
  await openForm(page, '/contact');
  const fields = fieldsOf(page)['/contact'];
  const { button, notice } = buttonOf(page, '/contact');
  for (const field of Object.values(fields)) {
    await fillForm(page, '/contact');
    await field.fill('');
    await button.click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
  }
  await fillForm(page, '/contact');
  await fields.email.fill('amina');
  await button.click();
  await expect(fields.email).toBeFocused();
  await expect(notice).toHaveCount(0);
});

for (const path of ['/payments', '/contact'] as const) {
  test(`§8 the button of ${path} says what it does, and its notice leaves the fields alone`, async ({
    page,
  }) => {
    await openForm(page, path);
    const { button, notice } = buttonOf(page, path);
    const { form } = path === '/payments' ? payments : contact;
    await expect(button).toHaveAccessibleDescription(form.beforeButton);
    await expect(page.getByText(shared.notice.shown)).toBeHidden();
    await fillForm(page, path);
    await button.click();
    await expect(notice).toContainText(form.notice.text);
    await expect(page.getByText(shared.notice.shown)).toBeVisible();
    await expectFilled(page, path);
    await expect(page).toHaveURL(path);
  });
}

test('§5 nothing is validated: Pay shows its notice whatever the fields contain', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { amount, email } = fieldsOf(page)['/payments'];
  const { button, notice, dismiss } = buttonOf(page, '/payments');
  for (const text of ['', 'twelve', '-1', 'x'.repeat(5000)]) {
    await amount.fill(text);
    await email.fill(text);
    await button.click();
    await expect(notice).toBeVisible();
    await dismiss.click();
    await expect(notice).toHaveCount(0);
  }
});

test('each copy button copies the address and announces it', async ({ page }) => {
  await allowClipboard(page);
  for (const path of ['/payments', '/contact'] as const) {
    await page.goto(path);
    for (const button of await page.getByRole('button', { name: shared.copy.email }).all()) {
      if (!(await button.isVisible())) continue;
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await button.click();
      await expect(letterOf(page).copied).not.toHaveCount(0);
    }
  }
});

test('one button of a form is filled: the one that does something', async ({ page }) => {
  for (const path of ['/payments', '/contact'] as const) {
    await openForm(page, path);
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const filled = await letterOf(page).mail.evaluate(background);
    for (const other of [letterOf(page).copy, buttonOf(page, path).button]) {
      expect(await other.evaluate(background)).not.toBe(filled);
    }
  }
});
