/** The fields of both forms (specification §2 to §5), and the advice on secrets. */
import type { Locator } from '@playwright/test';
import { directionOf } from '#languages.ts';
import {
  allowClipboard,
  buttonOf,
  choose,
  clipboardText,
  fieldsOf,
  fillForm,
  holdFiles,
  letterOf,
  openForm,
  SECRET,
} from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { inLanguage, LANGUAGES, words } from '../../support/words.ts';

const { payments, contact, site, shared } = words;
const { secret } = shared.guard;
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test('§3 the payment form has its services, of which it describes the chosen one, currencies, and BTC to begin with', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { service, currency, amount, email } = fieldsOf(page)['/payments'];
  const { options } = payments.form.service;
  await service.click();
  await expect(page.getByRole('option')).toHaveText(options.map(({ label }) => label));
  await page.keyboard.press('Escape');
  await expect(page.getByText(options[1]?.help ?? '')).toHaveCount(0);
  await choose(service, options[1]?.label ?? '');
  await expect(service).toHaveAccessibleDescription(options[1]?.help ?? '');
  await expect(currency).toHaveText(new RegExp(`^${site.defaultCoin} `));
  await currency.click();
  await expect(page.getByRole('option')).toHaveText(
    site.coins.map(({ code, name }) => `${code} (${name})`),
  );
  await page.keyboard.press('Escape');
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  await expect(email).toHaveAttribute('type', 'email');
});

test('§5 the browser stops a message that lacks a field or an @, and says why', async ({
  page,
}) => {
  await openForm(page, '/contact');
  const fields = fieldsOf(page)['/contact'];
  const { button, notice } = buttonOf(page, '/contact');
  for (const [field, text] of [
    ...Object.values(fields).map((field) => [field, ''] as const),
    [fields.email, 'amina'] as const,
  ]) {
    await fillForm(page, '/contact');
    await field.fill(text);
    await button.click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
  }
  await expect(notice).toHaveCount(0);
});

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

/** From where on the parts of a text are drawn; a field's text in a box of the same direction. */
function placesIn(element: Locator, parts: readonly string[]): Promise<number[]> {
  return element.evaluate((drawn, wanted) => {
    const box = drawn.appendChild(document.createElement('pre'));
    const isField = drawn instanceof HTMLInputElement || drawn instanceof HTMLTextAreaElement;
    if (isField) document.body.append(box);
    box.style.direction = getComputedStyle(drawn).direction;
    box.textContent = isField ? drawn.value : '';
    const text = (isField ? box : drawn).firstChild as Text;
    return wanted.map((part) => {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(part));
      range.setEnd(text, text.data.indexOf(part) + part.length);
      return range.getBoundingClientRect().left;
    });
  }, parts);
}

test('in a language from right to left figures and addresses keep the order of what is typed', async ({
  page,
}) => {
  const language = LANGUAGES.find((each) => directionOf(each) === 'rtl');
  test.skip(!language);
  const TYPED = {
    '/payments': { amount: ['1', '500.50'], email: ['asha.k', '@'], reference: ['4532', '9184'] },
    '/contact': { message: ['+971', '50', '123'], email: ['asha.k', '@'], subject: ['12', '34'] },
  };
  for (const [path, fields] of Object.entries(TYPED)) {
    await openForm(page, inLanguage(path, language ?? ''));
    for (const [name, parts] of Object.entries(fields)) {
      await page.locator(`form #${name}`).fill(parts.join(name === 'email' ? '' : ' '));
      const written = page.locator(`#letter [data-field=${name}]`).first();
      for (const element of [page.locator(`form #${name}`), written]) {
        const places = await placesIn(element, parts);
        expect(places, name).toEqual(places.toSorted((one, other) => one - other));
      }
    }
  }
  const message = page.locator('form #message');
  await message.fill('مرحبا ABC');
  await expect(message).toHaveCSS('direction', 'rtl');
});

test('each copy button copies the address, announces it and keeps its width', {
  tag: '@phone',
}, async ({ page }) => {
  await allowClipboard(page);
  for (const path of ['/payments', '/contact'] as const) {
    await page.goto(path);
    if (path === '/contact') await page.getByRole('button', { name: contact.chat.button }).click();
    const buttons = page.getByRole('button', { name: shared.copy.email }).filter({ visible: true });
    await expect(buttons).toHaveCount(path === '/contact' ? 2 : 1);
    for (const button of (await buttons.all()).reverse()) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      const before = await button.boundingBox();
      await button.click();
      await expect(letterOf(page).copied).toHaveCount(1);
      expect((await button.boundingBox())?.width).toBe(before?.width);
      expect(await clipboardText(page)).toBe(site.email);
      await page.keyboard.press('Escape');
    }
  }
});

test('advice on secrets watches every text field, names it, and goes with its text', async ({
  page,
}) => {
  for (const path of ['/payments', '/contact'] as const) {
    await openForm(page, path);
    for (const field of await page.locator('form :is(input, textarea)').all()) {
      await field.fill(SECRET);
      await field.blur();
      await expect(page.getByRole('status').getByText(secret)).toHaveCount(1);
      const label = await field.evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.innerText);
      const description = await page.locator('form [role=status]', { hasText: secret }).innerText();
      expect(description.replace(/\s+/g, ' ')).toBe(`${label}: ${secret}`);
      await field.fill('');
      await field.blur();
      await expect(page.getByText(secret)).toHaveCount(0);
    }
  }
});

test('§5 a line says what an amount or an address lacks, once it is left and until it is there', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { amount, email } = fieldsOf(page)['/payments'];
  for (const [field, { unclear }, wrong, right] of [
    [amount, payments.form.amount, ['abc', 'twelve dollars'], ['', '1 500,50', 'US$185', '١٨٥']],
    [email, payments.form.email, ['amina', 'amina@', '@example.org'], ['', ' a@b']],
  ] as const) {
    const line = page.getByText(unclear);
    for (const text of wrong) {
      await field.fill(text);
      // Enter that ends the composition of a word.
      await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
      await expect(line).toHaveCount(0);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(unclear)));
      await field.fill(right[0]);
      await expect(line).toHaveCount(0);
    }
    for (const text of right) {
      await field.fill(text);
      await field.blur();
    }
    // A secret has the field to itself.
    await field.fill('abc');
    await field.blur();
    await expect(line).toHaveCount(1);
    await field.fill(PHRASE);
    await expect(page.getByText(secret)).toHaveCount(1);
    await expect(line).toHaveCount(0);
    await field.fill(right[1]);
    await expect(page.locator('form .advice')).toHaveCount(0);
  }
});

test('a secret that is deleted while it is looked up brings no advice', async ({ page }) => {
  await openForm(page, '/payments');
  const send = await holdFiles(page);
  const { reference, email } = fieldsOf(page)['/payments'];
  await reference.fill(SECRET);
  await email.fill(SECRET);
  await reference.fill('');
  send();
  // The second field is looked at after the first one.
  await expect(email).toHaveAccessibleDescription(new RegExp(secret.slice(0, 20)));
  await expect(page.getByText(secret)).toHaveCount(1);
});

test('a press that leaves the field reaches its button, although advice appears', {
  tag: '@phone',
}, async ({ page }) => {
  await openForm(page, '/contact');
  // As in browsers without scroll anchoring, where the button would move.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const { message, name } = fieldsOf(page)['/contact'];
  await message.fill(`My words: ${PHRASE}`);
  await buttonOf(page, '/contact').button.click({ delay: 300 });
  await expect(name, 'the browser stops at the first field').toBeFocused();
  await expect(page.getByText(secret)).toBeVisible();
});
