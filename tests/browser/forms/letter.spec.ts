/** The letter beside a form: what it shows is what is handed over. */
import { fill } from '#text/fill.ts';
import { allowClipboard, choose, clipboardText, TYPED } from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { payments, contact, mail, site, shared } = words;

test('a request is shown, mailed and copied in the same words', async ({ page, paymentForm }) => {
  const { fields, letter, copy, copied } = paymentForm;
  await allowClipboard(page);
  await paymentForm.open();
  const empty = await paymentForm.openMail();
  expect(empty.subject).toBe(fill(mail.payment.subject, { service: '' }));
  expect(empty.body).toContain(`${payments.form.amount.label}: \r\n`);
  const blank = letter.locator('[data-field=service]').first();
  const drawn = await blank.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(drawn).toContain(payments.form.service.label);
  const service = payments.form.service.options[1]?.label ?? '';
  const coin = 'ETH (Ethereum)';
  await choose(fields.service, service);
  await choose(fields.currency, coin);
  await expect(letter).toContainText(service);
  await expect(letter).toContainText(coin);
  await paymentForm.fill();
  const { email: replyTo, ...typed } = TYPED['/payments'];
  const written = { service, coin, replyTo, ...typed };
  const body = fill(mail.payment.body, written);
  const subject = fill(mail.payment.subject, written);
  const opened = await paymentForm.openMail();
  expect(opened).toEqual({ to: site.email, subject, body: body.replaceAll('\n', '\r\n') });
  const lines = await letter.locator('> div').allTextContents();
  expect(lines.slice(4)).toEqual(body.split('\n'));
  const today = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' });
  expect(lines.slice(0, 3)).toEqual([
    `${mail.labels.to} ${site.email}`,
    `${mail.labels.subject} ${subject}`,
    `${mail.labels.date} ${today.format()}`,
  ]);
  await copy.click();
  await expect(copied).toBeVisible();
  expect(await clipboardText(page)).toBe(lines.join('\n'));
});

test('a message follows each key, also what a phone erases', async ({ page, contactForm }) => {
  const { fields, letter } = contactForm;
  await contactForm.open();
  await fields.message.pressSequentially('Hello');
  await expect(letter).toContainText('Hello');
  await fields.message.press('Backspace');
  await expect(letter).not.toContainText('Hello');
  await contactForm.fill();
  const { email: replyTo, subject, ...typed } = TYPED['/contact'];
  const body = fill(mail.contact.body, { replyTo, ...typed }).replaceAll('\n', '\r\n');
  expect(await contactForm.openMail('Enter')).toEqual({ to: site.email, subject, body });
  await page.setViewportSize({ width: 1280, height: 560 });
  await fields.message.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await expect(page.getByRole('heading', { name: shared.form.letter })).toBeInViewport();
});

test('under the letter stands which fields are still blank, until none is', async ({
  page,
  paymentForm,
}) => {
  const { service, amount, email } = payments.form;
  const lineOf = (names: string[]) =>
    fill(shared.form.stillBlank, { fields: new Intl.ListFormat(words.language).format(names) });
  await page.goto('/payments');
  const line = page.locator('#still-blank');
  await expect(line).toHaveText(lineOf([service.label, amount.label, email.label]));
  await paymentForm.open();
  await paymentForm.fill();
  await expect(line).toHaveText(lineOf([service.label]));
  await expect(paymentForm.mail).toHaveAccessibleDescription(
    `${lineOf([service.label])} ${shared.form.opensApp}`,
  );
  await choose(paymentForm.fields.service, service.options[1]?.label ?? '');
  await expect(line).toBeHidden();
  await expect(paymentForm.mail).toHaveAccessibleDescription(shared.form.opensApp);
  await paymentForm.fields.amount.fill(' ');
  await expect(line).toHaveText(lineOf([amount.label]));
});

test('a letter too long for a link is copied, and then opens', async ({ page, contactForm }) => {
  const long = '我想问一个问题。'.repeat(40);
  const { fields, mail: link, tooLong, copied } = contactForm;
  await allowClipboard(page);
  await contactForm.open();
  await fields.message.fill(long);
  await expect(tooLong).toBeVisible();
  await link.click({ button: 'right' });
  const bare = await link.getAttribute('href');
  expect(bare, 'the link changes on activation only').not.toContain('body');
  expect((await contactForm.openMail()).body).toBe(mail.pasteLine);
  await expect(copied).toBeVisible();
  await expect(page.getByText(shared.form.nowPaste)).toBeVisible();
  expect(await clipboardText(page)).toContain(long);
  await fields.message.fill('Short.');
  await expect(tooLong).toBeHidden();
  await contactForm.copy.click();
  await expect(page.getByText(shared.form.nowPaste)).toBeHidden();
  expect((await contactForm.openMail()).body).toContain('Short.');
  await fields.subject.fill(long);
  const again = await contactForm.openMail();
  expect(again).toEqual({ to: site.email, subject: '', body: mail.pasteLine });
  expect(await clipboardText(page), 'the letter as it is now').toContain(long);
});

test('on paper there are the letter and every answer, no form', async ({ page, contactForm }) => {
  await contactForm.open();
  await contactForm.fill();
  await page.emulateMedia({ media: 'print' });
  await expect(contactForm.letter).toBeVisible();
  await expect(page.getByRole('heading', { name: contact.form.heading })).toBeHidden();
  await expect(contactForm.mail).toBeHidden();
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
