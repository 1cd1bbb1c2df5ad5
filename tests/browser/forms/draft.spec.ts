/** The draft: what is read is what is handed over. */
import { fill } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { contentIn, LANGUAGES, languageTag, sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { choose, clipboardText, formOn, TYPED } from '../../support/forms.ts';

const { payments, contact, mail, site, shared } = sourceContent;

/** What is read in a draft: its head, sentences, labels and values, and the line for the owner. */
const READ = 'dd, .draft-text, label > span:first-child, .field-control, [data-draft=owner-line]';

for (const language of LANGUAGES) {
  const tag = languageTag(language);
  const own = contentIn(language);

  test(`${language}: a request is read, mailed and copied in the same words`, {
    tag,
  }, async ({ page }) => {
    const { service, amount, notice } = own.payments.form;
    const { labels, line, payment } = own.mail;
    const { fields, ...form } = formOn(page, '/payments', own);
    await form.open();
    const empty = await form.openMail();
    expect(empty.subject).toBe(fill(payment.subject, { service: '' }));
    for (const { label } of [service, amount])
      expect(empty.body).toContain(`\r\n${fill(line, { label, value: '' })}\r\n`);
    await choose(fields.service, service.options[1]?.label);
    await form.fill();
    await form.button.click();
    await expect(form.notice).toContainText(notice.text);
    const opened = await form.openMail();
    const read = await form.draft
      .locator(READ)
      .evaluateAll((all: HTMLInputElement[]) =>
        all.map(({ value, textContent }) => value || textContent),
      );
    const inOrder = new RegExp(read.map(RegExp.escape).join('[^]*'));
    expect(Object.values(opened).join('\n')).toMatch(inOrder);
    for (const text of Object.values(TYPED['/payments'])) expect(opened.body).toContain(text);
    await form.copy.click();
    await expect(form.copied).toBeVisible();
    const head = [
      fill(line, { label: labels.to, value: site.email }),
      fill(line, { label: labels.subject, value: opened.subject }),
    ];
    const text = `${head.join('\n')}\n\n${opened.body.replaceAll('\r\n', '\n')}`;
    expect(await clipboardText(page)).toBe(text);

    if (!own.source) return;
    // The last line is for the owner, in the source language and its digits.
    const forOwner = fill(mail.payment.subject, { service: own.source.services[1] ?? '' });
    const last = page.locator('[data-draft=owner-line]');
    await expect(last).toContainText(`${forOwner} · ${TYPED['/payments'].amount} USD`);
    await expect(last, 'the voice that reads it').toHaveAttribute('lang', own.source.language);
    await fields.email.fill('\u200bamina@example.org\ufeff');
    await fields.amount.fill('١٨٥٫٥٠');
    await expect(last).toContainText('185.50 USD');
    const again = (await form.openMail()).body;
    for (const part of ['١٨٥٫٥٠', `${TYPED['/payments'].email}\r\n`]) expect(again).toContain(part);
  });

  test(`${language}: a message is mailed as it is read, also what a phone erases`, {
    tag,
  }, async ({ page }) => {
    const { fields, ...form } = formOn(page, '/contact', own);
    await form.open();
    await fields.message.pressSequentially('Hello');
    await fields.message.press('Backspace');
    expect((await form.openMail()).body).toMatch(/^Hell\r/);
    await form.fill();
    const { name, email, subject, message } = TYPED['/contact'];
    const opened = await form.openMail('Enter');
    expect(opened).toMatchObject({ to: site.email, subject });
    const [asTyped, forOwner] = opened.body.split('\r\n\r\n[EN] ');
    expect(asTyped).toBe(`${message}\n\n${name}\n${email}`.replaceAll('\n', '\r\n'));
    const [messageIn = ''] = mail.contact.forOwner.split('{language}');
    if (own.source) expect(forOwner).toContain(messageIn);
  });
}

test('a line names the fields that are still blank', async ({ page, paymentForm }) => {
  const { service, amount, email } = payments.form;
  const lineOf = (names: string[]) => fill(shared.form.stillBlank, { fields: names.join(', ') });
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
  await page.evaluate(() => navigator.clipboard.writeText('Something else'));
  await contactForm.openMail();
  expect(await clipboardText(page), 'at each click').toContain(long);
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
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect([(await shown()) === length, await isWhole()]).toEqual([false, false]);
});
