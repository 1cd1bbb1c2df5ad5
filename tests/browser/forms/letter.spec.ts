/** The letter beside a form: what it shows is what is handed over. */
import type { Page } from '@playwright/test';
import { fill } from '#text/fill.ts';
import {
  allowClipboard,
  choose,
  clipboardText,
  fieldsOf,
  fillForm,
  letterOf,
  openedMail,
  openForm,
  TYPED,
} from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { payments, contact, mail, site, shared } = words;
const [, service] = payments.form.service.options;
if (!service) throw new Error('The payment form needs two services.');

/** The lines of the letter, as they are shown. */
const linesOf = (page: Page) =>
  page.locator('#letter > div').evaluateAll((lines) => lines.map(({ textContent }) => textContent));

/** A template of the content with what was typed. */
const filled = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const PAYMENT = {
  service: service.label,
  amount: TYPED['/payments'].amount,
  coin: 'ETH (Ethereum)',
  replyTo: TYPED['/payments'].email,
  reference: TYPED['/payments'].reference,
};

test('a payment request is shown with blanks, then mailed and copied in the same words', async ({
  page,
}) => {
  await allowClipboard(page);
  await openForm(page, '/payments');
  const fields = fieldsOf(page)['/payments'];
  const { letter, copy, copied, mail: link } = letterOf(page);
  const empty = await openedMail(page, () => link.click());
  expect(empty.subject).toBe(mail.payment.subject.replace('{service}', ''));
  expect(empty.body).toContain(`${payments.form.amount.label}: \r\n`);
  const blank = letter.locator('[data-field=service]').first();
  const drawn = await blank.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(drawn).toContain(payments.form.service.label);
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
  const today = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' });
  expect(lines[2]).toBe(`${mail.labels.date} ${today.format()}`);
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

test('under the letter stands which fields are still blank, until none is', async ({ page }) => {
  const { service, amount, email } = payments.form;
  const lineOf = (names: string[]) =>
    fill(shared.form.stillBlank, { fields: new Intl.ListFormat(words.language).format(names) });
  await page.goto('/payments');
  const line = page.locator('#still-blank');
  await expect(line).toHaveText(lineOf([service.label, amount.label, email.label]));
  await openForm(page, '/payments');
  await fillForm(page, '/payments');
  await expect(line).toHaveText(lineOf([service.label]));
  await expect(letterOf(page).mail).toHaveAccessibleDescription(
    `${lineOf([service.label])} ${shared.form.opensApp}`,
  );
  await choose(fieldsOf(page)['/payments'].service, service.options[1]?.label ?? '');
  await expect(line).toBeHidden();
  await expect(letterOf(page).mail).toHaveAccessibleDescription(shared.form.opensApp);
  const { subject, message, name, email: replyTo } = contact.form;
  await openForm(page, '/contact');
  const names = [subject, message, name, replyTo].map(({ label }) => label);
  await expect(line).toHaveText(lineOf(names));
  await fieldsOf(page)['/contact'].message.fill(' ');
  await expect(line).toHaveText(lineOf(names));
  await fillForm(page, '/contact');
  await expect(line).toBeHidden();
});

test('a letter too long for a link says so, is copied, and then opens', async ({ page }) => {
  const long = '我想问一个问题。'.repeat(40);
  await allowClipboard(page);
  await openForm(page, '/contact');
  const { mail: link, tooLong, copied } = letterOf(page);
  const { message, subject } = fieldsOf(page)['/contact'];
  await message.fill(long);
  await expect(tooLong).toBeVisible();
  await link.click({ button: 'right' });
  const bare = await link.getAttribute('href');
  expect(bare, 'the link changes on activation only').not.toContain('body');
  const opened = await openedMail(page, () => link.click());
  expect(opened.body).toBe(mail.pasteLine);
  await expect(copied).toBeVisible();
  await expect(page.getByText(shared.form.nowPaste)).toBeVisible();
  expect(await clipboardText(page)).toContain(long);
  await message.fill('Short.');
  await expect(tooLong).toBeHidden();
  await letterOf(page).copy.click();
  await expect(page.getByText(shared.form.nowPaste)).toBeHidden();
  expect((await openedMail(page, () => link.click())).body).toContain('Short.');
  await subject.fill(long);
  const again = await openedMail(page, () => link.click());
  expect(again).toEqual({ to: site.email, subject: '', body: mail.pasteLine });
  expect(await clipboardText(page)).toContain('Short.');
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
  await expect(page.getByText(shared.form.nowPaste)).toBeVisible();
  const opened = await openedMail(page, () => link.click());
  expect(opened.body).toBe(mail.pasteLine);
});

test('on paper there are the letter and every answer, and no form', async ({ page }) => {
  await openForm(page, '/contact');
  await fillForm(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(letterOf(page).letter).toBeVisible();
  await expect(page.getByRole('heading', { name: contact.form.heading })).toBeHidden();
  await expect(letterOf(page).mail).toBeHidden();
  const shown = () =>
    page.locator('details p').evaluateAll((answers) => {
      const options = { contentVisibilityAuto: true };
      const isShown = (answer: Element) =>
        answer.checkVisibility(options) && answer.clientHeight > 0;
      return answers.filter(isShown).length;
    });
  const { length } = contact.faq.items;
  expect(await shown()).toBe(length);
  // Browsers without ::details-content.
  await page.emulateMedia({ media: null });
  expect(await shown()).not.toBe(length);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await shown()).toBe(length);
});
