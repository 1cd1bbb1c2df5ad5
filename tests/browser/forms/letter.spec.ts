/** The letter beside a form: what it shows is what is handed over. */
import type { Page } from '@playwright/test';
import {
  allowClipboard,
  choose,
  clipboardText,
  fieldsOf,
  fillForm,
  letterOf,
  openAtRest,
  openedMail,
  openForm,
  openUnready,
  TYPED,
} from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { payments, contact, mail, site } = words;
const [, service] = payments.form.service.options;
if (!service) throw new Error('The payment form needs two services.');

/** The lines of the letter, as they are shown. */
const linesOf = (page: Page) =>
  page.locator('#letter > div').evaluateAll((lines) => lines.map(({ textContent }) => textContent));

/** A template of content/mail.yaml with what was typed. */
const filled = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const PAYMENT = {
  service: service.label,
  amount: TYPED['/payments'].amount,
  coin: 'ETH (Ethereum)',
  replyTo: TYPED['/payments'].email,
  reference: TYPED['/payments'].reference,
};

test('a payment request is shown, mailed and copied in the same words', async ({ page }) => {
  await allowClipboard(page);
  await openForm(page, '/payments');
  const fields = fieldsOf(page)['/payments'];
  const { letter, copy, copied, mail: link } = letterOf(page);
  await choose(fields.service, service.label);
  await choose(fields.currency, PAYMENT.coin);
  await expect(letter).toContainText(service.label);
  await expect(letter).toContainText(PAYMENT.coin);
  await fillForm(page, '/payments');
  const body = filled(mail.payment.body, PAYMENT);
  const opened = await openedMail(page, () => link.click());
  expect(opened).toEqual({
    to: site.email,
    subject: filled(mail.payment.subject, PAYMENT),
    body: body.replaceAll('\n', '\r\n'),
  });
  const lines = await linesOf(page);
  expect(lines.slice(4)).toEqual(body.split('\n'));
  expect(lines[0]).toBe(`${mail.labels.to} ${site.email}`);
  expect(lines[1]).toBe(`${mail.labels.subject} ${opened.subject}`);
  expect(lines[2]).toContain(String(new Date().getFullYear()));
  await copy.click();
  await expect(copied).toBeVisible();
  expect(await clipboardText(page)).toBe(lines.join('\n'));
});

test('a message follows each key, also what a phone replaces or erases', async ({ page }) => {
  await openForm(page, '/contact');
  const { message } = fieldsOf(page)['/contact'];
  const { letter } = letterOf(page);
  await message.pressSequentially('Hello');
  await expect(letter).toContainText('Hello');
  await message.press('Backspace');
  await expect(letter).not.toContainText('Hello');
  await fillForm(page, '/contact');
  const { name, email, subject, message: text } = TYPED['/contact'];
  const opened = await openedMail(page, () => letterOf(page).mail.press('Enter'));
  const body = filled(mail.contact.body, { message: text, name, replyTo: email });
  expect(opened).toEqual({ to: site.email, subject, body: body.replaceAll('\n', '\r\n') });
});

test('an empty form opens as a letter with blanks, which say what belongs there', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { subject, body } = await openedMail(page, () => letterOf(page).mail.click());
  expect(subject).toBe(mail.payment.subject.replace('{service}', ''));
  expect(body).toContain(`${payments.form.amount.label}: \r\n`);
  const blank = page.locator('#letter [data-field=service]').first();
  const drawn = await blank.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(drawn).toContain(payments.form.service.label);
});

test('the letter is no live region, and can be reached by keyboard', async ({ page }) => {
  await openForm(page, '/payments');
  const { letter, mail: link } = letterOf(page);
  await expect(
    page.locator('[aria-live], [role=status], output').filter({ has: letter }),
  ).toHaveCount(0);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.letter-paper:focus').filter({ has: letter })).toHaveCount(1);
});

const UNUSUAL = [
  '100% & more? #1 + 1 = 2',
  '"quotes" \'and\' <tags>',
  'مرحبا नमस्ते 你好 👋🏽',
  '\ud83d half',
];

test('unusual characters arrive unchanged; half a character is replaced', async ({ page }) => {
  await openForm(page, '/contact');
  const { subject, message } = fieldsOf(page)['/contact'];
  for (const text of UNUSUAL) {
    await subject.fill(text);
    await message.fill(`${text}\n${text}`);
    const opened = await openedMail(page, () => letterOf(page).mail.click());
    expect(opened.subject).toBe(text.toWellFormed());
    expect(opened.body).toContain(`${text}\r\n${text}`.toWellFormed());
  }
});

test('a long word in any field wraps in the letter', { tag: '@phone' }, async ({ page }) => {
  await openForm(page, '/payments');
  await fieldsOf(page)['/payments'].amount.fill('9'.repeat(300));
  await fieldsOf(page)['/payments'].reference.fill(`0x${'a'.repeat(300)}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

const LONG = { Latin: 'é'.repeat(2000), Chinese: '我想问一个问题。'.repeat(40) };

for (const [script, text] of Object.entries(LONG)) {
  test(`a letter too long for a link (${script}) says so, is copied, and then opens`, async ({
    page,
  }) => {
    await allowClipboard(page);
    await openForm(page, '/contact');
    const { mail: link, tooLong, copied } = letterOf(page);
    await fieldsOf(page)['/contact'].message.fill(text);
    await expect(tooLong).toBeVisible();
    await link.click({ button: 'right' });
    expect(await link.getAttribute('href'), 'the link changes on activation only').not.toContain(
      'body',
    );
    const opened = await openedMail(page, () => link.click());
    expect(opened.body).toBe(mail.pasteLine);
    await expect(copied).toBeVisible();
    expect(await clipboardText(page)).toContain(text);
    await fieldsOf(page)['/contact'].message.fill(`${text} And more.`);
    await openedMail(page, () => link.click());
    expect(await clipboardText(page)).toContain('And more.');
    await fieldsOf(page)['/contact'].message.fill('Short.');
    await expect(tooLong).toBeHidden();
    expect((await openedMail(page, () => link.click())).body).toContain('Short.');
  });
}

test('an address with a plus sign stays as it is', async ({ page }) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(`mailto:${site.email}`, 'mailto:a%2Bb@c.org');
    await route.fulfill({ response, body });
  });
  await openForm(page, '/contact');
  await fillForm(page, '/contact');
  const { to } = await openedMail(page, () => letterOf(page).mail.click());
  expect(to).toBe('a%2Bb@c.org');
});

test('a subject too long for a link is copied with the letter', async ({ page }) => {
  await allowClipboard(page);
  await openForm(page, '/contact');
  await fieldsOf(page)['/contact'].subject.fill(LONG.Latin);
  const opened = await openedMail(page, () => letterOf(page).mail.click());
  expect(opened).toEqual({ to: site.email, subject: '', body: mail.pasteLine });
  expect(await clipboardText(page)).toContain(LONG.Latin);
});

test('where copying is refused, the letter is selected; a long one opens at the next press', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await openForm(page, '/contact');
  const { mail: link, copy, copyFailed } = letterOf(page);
  const { message } = fieldsOf(page)['/contact'];
  const selected = () => page.evaluate(() => String(getSelection()));
  await message.fill('First');
  await copy.click();
  await expect(copyFailed).toBeVisible();
  expect(await selected()).toContain('First');
  await message.fill('x'.repeat(2100));
  await copy.click();
  expect(await selected(), 'the letter is never stale').toContain('x'.repeat(2100));
  await link.click();
  await expect(copyFailed).toBeVisible();
  const opened = await openedMail(page, () => link.click());
  expect(opened.body).toBe(mail.pasteLine);
});

test('the letter is written before the form is ready, and without it', async ({ page }) => {
  const ready = await openUnready(page, '/payments');
  await fillForm(page, '/payments');
  const before = await openedMail(page, () => letterOf(page).mail.click());
  expect(before.body).toContain(TYPED['/payments'].reference);
  expect(before.body).toContain(`BTC (Bitcoin)`);
  await ready();
  expect(await openedMail(page, () => letterOf(page).mail.click())).toEqual(before);
});

test('on paper there is the letter, and no form', async ({ page }) => {
  await openAtRest(page, '/contact');
  await fillForm(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(letterOf(page).letter).toBeVisible();
  await expect(page.getByRole('heading', { name: contact.form.heading })).toBeHidden();
  await expect(letterOf(page).mail).toBeHidden();
});
