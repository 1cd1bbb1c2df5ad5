/** What a visitor of each language sees and does; tests/pages/languages.test.ts reads the built pages. */
import AxeBuilder from '@axe-core/playwright';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { inLanguage, LANGUAGES } from '../../support/built.ts';
import { openedMail } from '../../support/forms.ts';
import { layoutFaults } from '../../support/look/layout-faults.ts';
import { openSettled } from '../../support/look/look.ts';
import { EMAIL, expect, formSheet, openForm, PAGES, test } from '../../support/site.ts';

const sources = readSources();

for (const [index, language] of LANGUAGES.entries()) {
  if (index === 0) continue;
  const { payments, mail, shared, contact } = parseContent(sources, language);

  test(`${language}: every page fits a phone and a desktop, and holds no barrier`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    for (const { path } of PAGES) {
      const address = inLanguage(path, index);
      await openSettled(page, address);
      expect.soft(await layoutFaults(page), address).toEqual([]);
      const { violations } = await new AxeBuilder({ page })
        .disableRules('color-contrast')
        .analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          address,
        )
        .toEqual([]);
    }
  });

  test(`${language}: a request can be written, and its email opens in that language`, async ({
    page,
  }) => {
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
  });
}
