/** The fields of both forms (specification §2 to §5), and the warning on secrets. */
import { contentIn, RIGHT_TO_LEFT, sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { choose, clipboardText, FORM_PATHS, formOn, SECRET, TYPED } from '../../support/forms.ts';
import { axeViolations } from '../../support/layout.ts';

const { payments, contact, site, shared } = sourceContent;
const { secret } = shared.guard;
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test('§3 the payment form has its services, and a coin', async ({ page, paymentForm }) => {
  await paymentForm.open();
  const { service, currency, amount, email } = paymentForm.fields;
  const { options } = payments.form.service;
  await service.click();
  await expect(page.getByRole('option')).toHaveText(options.map(({ label }) => label));
  await page.keyboard.press('Escape');
  await expect(page.getByText(options[1]?.help ?? '')).toHaveCount(0);
  await choose(service, options[1]?.label);
  await expect(service).toHaveAccessibleDescription(options[1]?.help ?? '');
  await expect(currency).toHaveText(new RegExp(`^${site.defaultCoin} `));
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  await expect(email).toHaveAttribute('type', 'email');
});

test('§5 the browser stops a message that lacks a field or an @', async ({ contactForm }) => {
  const { fields, button, notice } = contactForm;
  await contactForm.open();
  await expect(fields.message, 'not marked yet').toHaveCSS('box-shadow', 'none');
  for (const [field, text] of [
    ...Object.values(fields).map((field) => [field, ''] as const),
    [fields.email, 'amina'] as const,
  ]) {
    await contactForm.fill();
    await field.fill(text);
    await button.click();
    await expect(field).toBeFocused();
    await expect(field, 'marked').not.toHaveCSS('box-shadow', 'none');
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
  }
  await expect(notice).toHaveCount(0);
});

test('right to left, figures and addresses keep the order of what is typed', async ({ page }) => {
  test.skip(!RIGHT_TO_LEFT);
  const typed = {
    '/payments': { amount: '1 500.50', email: 'asha.k@', reference: '4532 9184' },
    '/contact': { message: '+971 50 123', email: 'asha.k@', subject: '12 34' },
  };
  for (const path of FORM_PATHS) {
    await formOn(page, path, contentIn(`${RIGHT_TO_LEFT}`)).open();
    for (const [name, text] of Object.entries(typed[path])) {
      const field = page.locator(`form #${name}`);
      await field.fill(text);
      await expect(field).toHaveCSS('direction', 'ltr');
    }
  }
  const message = page.locator('form #message');
  await message.fill('مرحبا ABC');
  await expect(message).toHaveCSS('direction', 'rtl');
});

const tag = '@phone';

test('each copy button copies the address and keeps its width', { tag }, async ({ page }) => {
  for (const path of FORM_PATHS) {
    await page.goto(path);
    if (path === '/contact') await page.getByRole('button', { name: contact.chat.button }).click();
    const buttons = page.getByRole('button', { name: shared.copy.email }).filter({ visible: true });
    await expect(buttons).toHaveCount(path === '/payments' ? 1 : site.liveChat ? 2 : 3);
    for (const button of (await buttons.all()).reverse()) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      const before = await button.boundingBox();
      await button.click();
      await expect(button.locator('+ * > :not([hidden])')).toHaveText(shared.copy.done);
      expect((await button.boundingBox())?.width).toBe(before?.width);
      expect(await clipboardText(page)).toBe(site.email);
      await page.keyboard.press('Escape');
    }
  }
});

test('the warning about secrets watches every text field, and goes with it', async ({ page }) => {
  for (const path of FORM_PATHS) {
    await formOn(page, path).open();
    const texts = page.locator('form :is(input, textarea)');
    await expect(texts).toHaveCount(Object.keys(TYPED[path]).length);
    for (const field of await texts.all()) {
      await field.fill(SECRET);
      await field.blur();
      await expect(page.getByRole('status').getByText(secret)).toHaveCount(1);
      await expect(field).toHaveAccessibleDescription(new RegExp(secret.slice(0, 20)));
      await field.fill('');
      await field.blur();
      await expect(page.getByText(secret)).toHaveCount(0);
    }
  }
});

test('a context menu, which takes the release, holds no warning back', async ({
  page,
  paymentForm,
}) => {
  await paymentForm.open();
  const { reference } = paymentForm.fields;
  await reference.fill(SECRET);
  await reference.hover();
  await page.mouse.down({ button: 'right' });
  await page.keyboard.press('Tab');
  await expect(page.getByText(secret)).toBeVisible();
});

test('a click that brings a warning reaches its button', { tag }, async ({ page, contactForm }) => {
  const { fields, button } = contactForm;
  await contactForm.open();
  // As in browsers without scroll anchoring, where the button would move.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await fields.message.fill(`My words: ${PHRASE}`);
  await button.click({ delay: 300 });
  await expect(fields.subject, 'the browser stops at the first field').toBeFocused();
  await expect(page.getByText(secret)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
