/** The forms in every language but the first, where features meet as they do for a visitor. */
import { fill } from '#text/fill.ts';
import {
  buttonOf,
  choose,
  expectFilled,
  fieldsOf,
  fillForm,
  formReady,
  letterOf,
  openedMail,
  openForm,
  SECRET,
  TYPED,
} from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { inLanguage, LANGUAGES, languageTag, words, wordsIn } from '../../support/words.ts';

for (const language of LANGUAGES.slice(1)) {
  const tag = languageTag(language);

  test(`${language}: a link, a choice, a secret, a tooltip, a notice and the letter`, {
    tag,
  }, async ({ page }) => {
    const own = wordsIn(language);
    const { form } = own.payments;
    const [linked, chosen] = form.service.options;
    const fields = fieldsOf(page, own)['/payments'];
    await page.goto(`${inLanguage('/payments', language)}#service=${linked?.value}`);
    await formReady(page);
    await expect(fields.service).toHaveText(linked?.label ?? '');
    const { mark: filledIn } = own.shared.form.prefilled;
    const mark = page.getByText(fill(filledIn, { field: form.service.label }));
    await expect(mark).toBeVisible();
    await choose(fields.service, chosen?.label ?? '');
    await expect(mark).toHaveCount(0);

    await fillForm(page, '/payments', own);
    await fields.reference.fill(SECRET);
    await fields.reference.blur();
    await expect(page.getByText(own.shared.guard.secret)).toBeVisible();
    await fields.reference.fill(TYPED['/payments'].reference);
    await page.getByRole('button', { name: form.reference.tip.name }).hover();
    const tip = page.locator(':has(> [role=tooltip])');
    await expect(tip).toContainText(form.reference.tip.text);

    const { button, notice } = buttonOf(page, '/payments', own);
    await button.click();
    await expect(notice).toContainText(form.notice.text);
    const { mail, tooLong } = letterOf(page, own);
    await expect(tooLong, 'an ordinary letter fits a link').toBeHidden();
    const { subject, body } = await openedMail(page, () => mail.click());
    expect(subject).toBe(fill(own.mail.payment.subject, { service: chosen?.label ?? '' }));
    // The last line is for the owner, in the first language.
    const first = words.payments.form.service.options[1]?.label ?? '';
    const forOwner = fill(words.mail.payment.subject, { service: first });
    expect(body.split('\r\n').at(-1)).toContain(`${forOwner} · ${TYPED['/payments'].amount} USD`);
    if (language !== words.language) {
      const last = page.locator('#letter > div').last();
      await expect(last, 'the voice that reads it').toHaveAttribute('lang', words.language);
    }

    await page.goto(inLanguage('/about', language));
    await page.goBack({ waitUntil: 'commit' });
    await expectFilled(page, '/payments', own);
    await expect(fields.service).toHaveText(chosen?.label ?? '');
  });

  test(`${language}: a message and its reply time`, { tag }, async ({ page }) => {
    const own = wordsIn(language);
    await openForm(page, inLanguage('/contact', language));
    const [beforeTime = ''] = own.contact.replyBy.split('{now}');
    await expect(page.locator('[data-reply-by]')).toContainText(beforeTime);
    await fillForm(page, '/contact', own);
    const { button, notice } = buttonOf(page, '/contact', own);
    await button.click();
    await expect(notice).toContainText(own.contact.form.notice.text);
    const { body } = await openedMail(page, () => letterOf(page, own).mail.click());
    const line = page.locator('#letter > :last-child');
    await expect(line).toHaveAttribute('lang', words.language);
    const [forOwner = ''] = words.mail.contact.forOwner.split('{language}');
    expect(body.split('\r\n').at(-1)).toContain(forOwner);
  });
}
