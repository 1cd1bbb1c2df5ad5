/** The forms in every language but the first, where features meet as they do for a visitor. */
import { fill } from '#text/fill.ts';
import { contentIn, LANGUAGES, languageTag, sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { choose, formOn, TYPED } from '../../support/forms.ts';

for (const language of LANGUAGES.slice(1)) {
  const tag = languageTag(language);
  const own = contentIn(language);

  test(`${language}: a payment request, from the list to the email, and a message`, {
    tag,
  }, async ({ page }) => {
    const { form } = own.payments;
    const [, chosen] = form.service.options;
    const { fields, button, notice, tooLong, ...request } = formOn(page, '/payments', own);
    await request.open();
    await choose(fields.service, chosen?.label);
    await request.fill();
    await button.click();
    await expect(notice).toContainText(form.notice.text);
    await expect(tooLong, 'an ordinary email fits a link').toBeHidden();
    const { subject, body, to } = await request.openMail();
    expect({ subject, body, to }).toEqual(await request.readMail());
    expect(subject).toBe(fill(own.mail.payment.subject, { service: chosen?.label ?? '' }));
    // The last line is for the owner, in the source language.
    const first = sourceContent.payments.form.service.options[1]?.label ?? '';
    const forOwner = fill(sourceContent.mail.payment.subject, { service: first });
    expect(body.split('\r\n').at(-1)).toContain(`${forOwner} · ${TYPED['/payments'].amount} USD`);
    const last = page.locator('[data-draft=owner-line]');
    await expect(last, 'the voice that reads it').toHaveAttribute('lang', sourceContent.language);
    await fields.email.fill('\u200bamina@example.org\ufeff');
    await fields.amount.fill('١٨٥٫٥٠');
    await expect(last, 'in the digits that the owner reads').toContainText('185.50 USD');
    const again = (await request.openMail()).body;
    for (const text of ['١٨٥٫٥٠', `${TYPED['/payments'].email}\r\n`]) expect(again).toContain(text);

    const message = formOn(page, '/contact', own);
    await message.open();
    await message.fill();
    const mail = await message.openMail();
    expect(mail).toEqual(await message.readMail());
    const [messageIn = ''] = sourceContent.mail.contact.forOwner.split('{language}');
    expect(mail.body.split('\r\n').at(-1)).toContain(messageIn);
  });
}
