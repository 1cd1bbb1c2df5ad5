/** Unusual visitors: very long and strange texts, and very many presses. */
import type { Locator } from '@playwright/test';
import {
  expectPayment,
  MESSAGE,
  messageNotice,
  PAYMENT,
  payButton,
  paymentNotice,
  sendButton,
} from '../../support/filled-forms.ts';
import {
  choose,
  clipboardText,
  fillMessage,
  fillPayment,
  messageFields,
  openedMail,
  openWithClipboard,
  paymentFields,
} from '../../support/forms.ts';
import { caseTag, expect, formReady, formSheet, openForm, test } from '../../support/site.ts';

/** Presses a button as fast as the page allows. */
function pressRapidly(button: Locator, times = 200): Promise<void> {
  return button.evaluate((element, count) => {
    for (let press = 0; press < count; press += 1) {
      if (element instanceof HTMLElement) element.click();
    }
  }, times);
}

test('a message of 10,000 characters is kept whole, and can be copied whole', async ({ page }) => {
  await openWithClipboard(page, '/contact');
  const message = 'Which course fits? '.repeat(600).slice(0, 10_000);
  await fillMessage(page, { ...MESSAGE, message });
  await sendButton(page).click();
  await expect(messageNotice(page)).toBeVisible();
  expect((await openedMail(page)).body).toBe('Paste the copied message here.');
  await expect(formSheet(page).getByText(/^Your message is too long/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy message text' }).click();
  await expect.poll(() => clipboardText(page)).toContain(message);
  await expect(messageFields(page).message).toHaveValue(message);
});

/** Tab, null, bell, escape, delete; two direction overrides, a mark, an isolate; a joiner. */
const UNSEEN = 'a\tb\u0000c\u0007d\u001be\u007ff\u202eg\u202dh\u200fi\u2067j\u200dk';

test('control characters and bidi overrides pass unchanged and reverse nothing', async ({
  page,
}) => {
  await openForm(page, '/contact');
  const labelStart = async () => (await page.getByText('Subject').first().boundingBox())?.x;
  const before = await labelStart();
  await fillMessage(page, { ...MESSAGE, name: UNSEEN, subject: UNSEEN, message: UNSEEN });
  await sendButton(page).click();
  await expect(messageNotice(page)).toContainText("We'll get back to you within 24 hours.");
  await expect(messageFields(page).message).toHaveValue(UNSEEN);
  const { subject, body } = await openedMail(page);
  expect(subject).toBe(UNSEEN);
  expect(body).toBe(`${UNSEEN}\r\n\r\n${UNSEEN}\r\n${MESSAGE.email}`);
  expect(await labelStart()).toBe(before);
});

test('200 rapid presses on Pay show one notice', async ({ page }) => {
  await openForm(page, '/payments');
  await fillPayment(page, PAYMENT);
  await pressRapidly(payButton(page));
  await expect(paymentNotice(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(paymentNotice(page)).toHaveCount(0);
  await expectPayment(page);
});

test('200 rapid presses before the form is ready show one notice', async ({ page }) => {
  await page.goto('/payments');
  await fillPayment(page, PAYMENT);
  await pressRapidly(payButton(page));
  await formReady(page);
  await expect(paymentNotice(page)).toHaveCount(1);
  await expectPayment(page);
});

test('200 rapid presses on copy buttons and a dropdown leave the form unchanged', {
  tag: caseTag(false),
}, async ({ page }) => {
  await openWithClipboard(page, '/payments');
  await fillPayment(page, PAYMENT);
  await pressRapidly(page.getByRole('button', { name: 'Copy message text' }));
  await expect(formSheet(page).getByText('Copied.').filter({ visible: true })).toHaveCount(1);
  const { currency } = paymentFields(page);
  await currency.focus();
  // Each press opens the list or chooses the current option; the last may have done either.
  for (let press = 0; press < 200; press += 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(currency).toHaveText('BTC (Bitcoin)');
  await choose(currency, 'ETH (Ethereum)');
  await expectPayment(page);
});

test('200 rapid presses leave the notice about live chat closed', async ({ page }) => {
  await page.goto('/contact');
  await pressRapidly(page.getByRole('button', { name: 'Start Live Chat' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
