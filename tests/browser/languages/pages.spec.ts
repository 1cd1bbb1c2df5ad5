/** What a visitor of each language sees and does; tests/pages/languages.test.ts reads the built pages. */
import { readFileSync } from 'node:fs';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { DESKTOP, PHONE } from '../../../playwright.config.ts';
import { inLanguage, LANGUAGES } from '../../support/built.ts';
import { openedMail } from '../../support/forms.ts';
import { axeViolationsInWords } from '../../support/look/axe.ts';
import { layoutFaults } from '../../support/look/layout-faults.ts';
import { openSettled } from '../../support/look/look.ts';
import { caseTag, EMAIL, expect, formSheet, openForm, PAGES, test } from '../../support/site.ts';

const sources = readSources();

/** Written from right to left: it shows the most of what may go wrong. */
const FIRST_CASE = 'ar';

/** A sentence of the language that names a password. */
function password(language: string): string {
  const file = 'src/forms/secret-guard/samples/labeled/secrets.txt';
  const [sentence] = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith(`${language}\t`) ? [line.slice(3)] : []));
  if (!sentence) throw new Error(`${file} has no sentence in ${language}.`);
  return sentence;
}

for (const [index, language] of LANGUAGES.entries()) {
  if (index === 0) continue;
  const { payments, mail, shared, contact } = parseContent(sources, language);
  const tag = caseTag(language === FIRST_CASE);

  test(`${language}: every page fits a phone and a desktop, and holds no barrier`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    for (const { path } of PAGES) {
      const address = inLanguage(path, index);
      await openSettled(page, address);
      for (const size of [PHONE.viewport, DESKTOP.viewport]) {
        await page.setViewportSize(size);
        expect.soft(await layoutFaults(page), `${address} at ${size.width} px`).toEqual([]);
      }
      expect.soft(await axeViolationsInWords(page), address).toEqual([]);
    }
  });

  test(`${language}: a request can be written, and its email opens in that language`, {
    tag,
  }, async ({ page }) => {
    await openForm(page, inLanguage('/payments', index));
    const sheet = formSheet(page);
    await sheet.getByRole('textbox', { name: payments.form.amount.label }).fill('185.50');
    await sheet.getByRole('textbox', { name: payments.form.email.label }).fill('ana@example.org');
    const opened = await openedMail(page, () =>
      sheet.getByRole('link', { name: shared.form.openAsEmail }).click(),
    );
    expect(opened.to).toBe(EMAIL);
    expect(opened.body).toContain('185.50');
    expect(opened.body).toContain(mail.payment.empty.service);
    expect(opened.body.split('\n').at(-1)).toMatch(/^Payment Request: /);
    await page.getByRole('button', { name: payments.form.button }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: payments.form.notice.title }),
    ).toBeVisible();
    await openForm(page, inLanguage('/contact', index));
    await formSheet(page).getByRole('button', { name: contact.form.button }).click();
    await expect(page.getByRole('textbox', { name: contact.form.name.label })).toBeFocused();
    await page.getByRole('textbox', { name: contact.form.message.label }).fill(password(language));
    await page.keyboard.press('Tab');
    await expect(formSheet(page).getByText(shared.guard.maybeSecret)).toBeVisible();
    await formSheet(page).getByText(shared.form.opensApp).scrollIntoViewIfNeeded();
    const [beforeDate = ''] = contact.replyBy.split('{dateTime}');
    await expect(page.getByText(beforeDate)).toBeVisible();
  });

  test(`${language}: a link fills in the payment form, and says so`, { tag }, async ({ page }) => {
    await page.goto(`${inLanguage('/payments', index)}#amount=185&reference=INV-204`);
    const { amount, reference } = payments.form;
    for (const [label, value] of [
      [amount.label, '185'],
      [reference.label, 'INV-204'],
    ] as const) {
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(value);
      const mark = shared.form.prefilled.mark.replace('{field}', label);
      await expect(formSheet(page).getByText(mark)).toBeVisible();
    }
  });
}
