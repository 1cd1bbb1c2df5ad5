/** What screen readers announce: each message once, with its field; and where the focus is. */
import type { Page } from '@playwright/test';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { SECRET, TYPED } from '../../support/forms.ts';

const { payments, contact, shared } = sourceContent;

/** Records the texts of live regions as they appear. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    globalThis.said = [];
    const last = new Map<Element, string>();
    const read = () => {
      for (const region of document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')) {
        const shown = region.checkVisibility() ? region.innerText : '';
        const text = shown.trim().replace(/\s+/g, ' ');
        if (text && text !== last.get(region)) said.push(text);
        last.set(region, text);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      const attributeFilter = ['hidden'];
      const all = { childList: true, subtree: true, characterData: true, attributeFilter };
      new MutationObserver(read).observe(document.body, all);
    });
  });
  return () => page.evaluate(() => said);
}

declare global {
  var said: string[];
}

const noticeOf = ({ form: { notice, truth } }: typeof payments | typeof contact) =>
  `${notice.title} ${notice.text} ${truth}`;

test('Payments: a secret, a copied email, two clicks', async ({ page, paymentForm }) => {
  const { fields, copy, copied, button, dismiss } = paymentForm;
  const said = await listen(page);
  await paymentForm.open();
  const support = page.getByRole('link', { name: payments.help.button });
  await expect(support).toHaveAccessibleDescription(shared.form.opensApp);
  await fields.reference.fill(SECRET);
  await fields.reference.press('Tab');
  await expect(page.getByText(shared.guard.secret)).toBeVisible();
  await copy.click();
  await expect(copied).toBeVisible();
  for (const click of [1, 2]) {
    await button.click();
    await expect.poll(async () => (await said()).length).toBe(2 + click);
    await expect(button).toBeFocused();
  }
  await dismiss.click();
  expect(await said()).toEqual([
    `${payments.form.reference.label}: ${shared.guard.secret}`,
    shared.copy.done,
    noticeOf(payments),
    noticeOf(payments),
  ]);
});

test('Contact: an email that can’t be copied is selected', async ({ page, contactForm }) => {
  const { fields, mailLink, copy, button } = contactForm;
  // Copying is refused; for the long email no answer comes at all, as in Brave on iOS.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) =>
      text.includes('xxx') ? new Promise(() => undefined) : Promise.reject(new Error('Refused'));
  });
  const said = await listen(page);
  const selected = () =>
    page.locator('#draft-text').evaluate((field: HTMLTextAreaElement) => {
      const { value, selectionStart, selectionEnd } = field;
      return field.checkVisibility() ? value.slice(selectionStart, selectionEnd) : '';
    });
  await contactForm.open();
  await contactForm.fill();
  await copy.click();
  await expect(page.getByText(shared.copy.failed).filter({ visible: true })).toHaveCount(1);
  expect(await selected()).toContain(TYPED['/contact'].message);
  await fields.message.fill('x'.repeat(2100));
  await fields.message.press('x');
  await mailLink.click();
  await expect(page.getByText(shared.form.nowPaste)).toBeVisible();
  expect(await selected()).toContain('x'.repeat(2101));
  expect((await contactForm.openMail()).body).toBe(sourceContent.mail.pasteLine);
  await page.getByRole('button', { name: shared.copy.email }).first().click();
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toBe(sourceContent.site.email);
  await button.click();
  await expect
    .poll(said)
    .toEqual([
      shared.copy.failed,
      shared.form.tooLong,
      `${shared.copy.failed} ${shared.form.nowPaste}`,
      shared.copy.failed,
      noticeOf(contact),
    ]);
});

test('§5 a line says what an amount or an address lacks', async ({ page, paymentForm }) => {
  const said = await listen(page);
  await paymentForm.open();
  const { amount, email } = paymentForm.fields;
  const { form } = payments;
  for (const [field, { label, unclear }, wrong, right] of [
    [amount, form.amount, ['abc', 'twelve dollars'], ['', '1 500,50', 'US$185', '١٨٥']],
    [email, form.email, ['amina', 'amina@', '@example.org', 'a@b,c'], ['', ' a@b']],
  ] as const) {
    const line = page.getByText(unclear);
    const before = (await said()).length;
    for (const text of wrong) {
      await field.fill(text);
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
    for (const text of ['abc', 'abcd', SECRET]) {
      await field.fill(text);
      await field.blur();
    }
    await expect(page.getByText(shared.guard.secret)).toHaveCount(1);
    await expect(line).toHaveCount(0);
    await field.fill(right[1]);
    await expect(page.locator('form .warning')).toHaveCount(0);
    const warning = `${label}: ${unclear}`;
    const expected = [...wrong.map(() => warning), warning, `${label}: ${shared.guard.secret}`];
    expect((await said()).slice(before)).toEqual(expected);
  }
});

test('a file that hangs has failed after 5 s, at each click', async ({ page, contactForm }) => {
  const said = await listen(page);
  await page.clock.install();
  const ready = await contactForm.openWithFilesHeld();
  await page.clock.pauseAt(Date.now() + 60_000);
  const failed: string[] = [];
  for (let press = 0; press < 2; press += 1) {
    await contactForm.button.click();
    await page.clock.runFor(4999);
    expect(await said()).toEqual(failed);
    await page.clock.runFor(101);
    failed.push(shared.form.notLoaded);
    expect(await said()).toEqual(failed);
  }
  await ready();
  await expect(page.getByText(shared.form.notLoaded).filter({ visible: true })).toHaveCount(0);
  await expect(contactForm.notice).toHaveCount(0);
});
