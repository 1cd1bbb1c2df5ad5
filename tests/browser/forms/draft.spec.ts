/** The draft: what is read is what is handed over. */
import { fill } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { choose, clipboardText, OTHER_COIN, TYPED } from '../../support/forms.ts';

const { payments, contact, mail, site, shared } = sourceContent;

test('a request is read, mailed and copied in the same words', async ({ page, paymentForm }) => {
  const { fields, copy, copied, ...request } = paymentForm;
  await request.open();
  const empty = await request.openMail();
  expect(empty.subject).toBe(fill(mail.payment.subject, { service: '' }));
  const { service, amount } = payments.form;
  for (const { label } of [service, amount])
    expect(empty.body).toContain(`\r\n${fill(mail.line, { label, value: '' })}\r\n`);
  await choose(fields.service, service.options[1]?.label);
  await choose(fields.currency, OTHER_COIN.option);
  await request.fill();
  const opened = await request.openMail();
  expect(opened).toEqual(await request.readMail());
  expect(opened.to).toBe(site.email);
  for (const text of Object.values(TYPED['/payments'])) expect(opened.body).toContain(text);
  await copy.click();
  await expect(copied).toBeVisible();
  const { labels, line } = mail;
  const head = [
    fill(line, { label: labels.to, value: site.email }),
    fill(line, { label: labels.subject, value: opened.subject }),
  ];
  const text = `${head.join('\n')}\n\n${opened.body.replaceAll('\r\n', '\n')}`;
  expect(await clipboardText(page)).toBe(text);
  await page.emulateMedia({ media: 'print' });
  for (const field of [fields.currency, fields.amount]) await expect(field).toBeVisible();
});

test('a message is mailed as it is read, also what a phone erases', async ({ contactForm }) => {
  const { fields, ...message } = contactForm;
  await message.open();
  await fields.message.pressSequentially('Hello');
  await fields.message.press('Backspace');
  expect((await message.openMail()).body).toMatch(/^Hell\r/);
  await message.fill();
  const { name, email, subject, message: text } = TYPED['/contact'];
  const body = `${text}\n\n${name}\n${email}`.replaceAll('\n', '\r\n');
  const opened = await message.openMail('Enter');
  expect(opened).toEqual({ to: site.email, subject, body });
  expect(opened).toEqual(await message.readMail());
});

test('a line names the fields that are still blank', async ({ page, paymentForm }) => {
  const { service, amount, email } = payments.form;
  const lineOf = (names: string[]) => fill(shared.form.stillBlank, { fields: names.join(' · ') });
  await page.goto('/payments');
  const line = page.locator('#still-blank');
  await expect(line).toHaveText(lineOf([service.label, amount.label, email.label]));
  await paymentForm.open();
  await paymentForm.fill();
  await expect(line).toHaveText(lineOf([service.label]));
  await expect(paymentForm.mailLink).toHaveAccessibleDescription(
    `${lineOf([service.label])} ${shared.form.opensApp}`,
  );
  await choose(paymentForm.fields.service, service.options[1]?.label ?? '');
  await expect(line).toBeHidden();
  await expect(paymentForm.mailLink).toHaveAccessibleDescription(shared.form.opensApp);
  await paymentForm.fields.amount.fill(' ');
  await expect(line).toHaveText(lineOf([amount.label]));
});

test('an email too long for a link is copied, and then opens', async ({ page, contactForm }) => {
  const long = '我想问一个问题。'.repeat(40);
  const { fields, tooLong, copied } = contactForm;
  await contactForm.open();
  await fields.message.fill(long);
  await expect(tooLong).toBeVisible();
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
  expect(await clipboardText(page), 'the email as it is now').toContain(long);
});

test('a browser that never answers a copy has refused it, and a long email opens', async ({
  page,
  contactForm,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => new Promise(() => undefined);
  });
  await contactForm.open();
  await contactForm.fields.message.fill('x'.repeat(2100));
  await contactForm.mailLink.click();
  await expect(page.getByText(shared.copy.failed).filter({ visible: true })).toHaveCount(1);
  expect((await contactForm.openMail()).body).toBe(mail.pasteLine);
});

test('a message grows; paper has all of it and every answer', async ({ page, contactForm }) => {
  const { message } = contactForm.fields;
  const isWhole = () =>
    message.evaluate(({ clientHeight, scrollHeight }) => clientHeight === scrollHeight);
  await contactForm.open();
  await message.fill('A line\n'.repeat(30));
  expect(await isWhole()).toBe(true);
  await contactForm.fill();
  await page.emulateMedia({ media: 'print' });
  await contactForm.expectFilled();
  for (const field of Object.values(contactForm.fields)) await expect(field).toBeVisible();
  await expect(contactForm.draft.getByRole('definition')).toBeVisible();
  for (const text of [contact.form.note, contact.form.message.hint, contact.form.beforeButton])
    await expect(page.getByText(stripMarkup(text))).toBeHidden();
  await expect(contactForm.mailLink).toBeHidden();
  const shown = () =>
    page.locator('details p').evaluateAll((answers) => {
      const options = { contentVisibilityAuto: true };
      const isShown = (answer: Element) =>
        answer.checkVisibility(options) && answer.clientHeight > 0;
      return answers.filter(isShown).length;
    });
  const { length } = contact.faq.items;
  expect(await shown()).toBe(length);
  // Browsers without ::details-content or field-sizing.
  await page.emulateMedia({ media: null });
  await message.evaluate((field) => field.style.setProperty('field-sizing', 'fixed'));
  await message.fill('A line\n'.repeat(30));
  expect([(await shown()) === length, await isWhole()]).toEqual([false, false]);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect([(await shown()) === length, await isWhole()]).toEqual([true, true]);
});
