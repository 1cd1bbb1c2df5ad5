/** A press before the form is ready: it is held, then answered once or dropped. */
import type { Page } from '@playwright/test';
import { payButton } from '../../support/filled-forms.ts';
import {
  fillPayment,
  holdScripts,
  openAsEmail,
  openUnreadyForm,
  paymentFields,
} from '../../support/forms.ts';
import {
  caseTag,
  EMAIL,
  expect,
  formNotice,
  formReady,
  formSheet,
  heldPress,
  mailParts,
  notLoaded,
  notResponding,
  test,
  watchRequests,
} from '../../support/site.ts';

const FORMS = [
  { path: '/payments', button: 'Pay Now with Crypto', title: 'Payment Initiated' },
  { path: '/contact', button: 'Send Message', title: 'Message Sent!' },
] as const;

const field = (page: Page, name: string | RegExp) =>
  formSheet(page).getByRole('textbox', { name, exact: true });

for (const { path, button, title } of FORMS) {
  for (const by of ['press', 'Enter'] as const) {
    test(`on ${path} a ${by} before hydration is held, then answered once`, {
      tag: caseTag(path === '/payments'),
    }, async ({ page }) => {
      const asked = watchRequests(page);
      const letLoad = await holdScripts(page);
      await page.goto(path);
      const submits = await page.evaluateHandle(() => {
        const seen: string[] = [];
        document.addEventListener('submit', ({ type }) => seen.push(type));
        return seen;
      });
      const email = field(page, /^Email/);
      await email.fill('amina@example.org');
      if (path === '/contact') {
        await field(page, 'Full Name').fill('Amina Diallo');
        await field(page, 'Subject').fill('Courses');
        await field(page, 'Message').fill('Which course fits?');
      }
      if (by === 'press') await page.getByRole('button', { name: button }).click();
      else await email.press('Enter');
      await expect(heldPress(page)).toHaveText(button);
      await expect(formNotice(page, title)).toHaveCount(0);
      expect(await submits.jsonValue()).toEqual([]);

      letLoad();
      await expect(formNotice(page, title)).toBeVisible();
      expect(await submits.jsonValue()).toEqual(['submit']);
      await expect(email).toHaveValue('amina@example.org');
      await expect(heldPress(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      expect(asked.filter((address) => !address.endsWith('.woff2'))).toEqual([page.url()]);
    });
  }
}

test('a dropdown pressed before the form is ready opens when it is', async ({ page }) => {
  const letLoad = await holdScripts(page);
  await page.goto('/payments');
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  letLoad();
  await expect(page.getByRole('option')).toHaveCount(5);
});

test('the browser stops an empty message that was sent before the form is ready', async ({
  page,
}) => {
  const letLoad = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  letLoad();
  await formReady(page);
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(formNotice(page, 'Message Sent!')).toHaveCount(0);
});

test('a click into a field before the form is ready presses no button', async ({ page }) => {
  const ready = await openUnreadyForm(page, '/payments');
  await page.getByRole('textbox', { name: 'Amount (USD)' }).click();
  await page.keyboard.type('185');
  await expect(heldPress(page)).toHaveCount(0);
  await ready();
  await expect(page.getByRole('textbox', { name: 'Amount (USD)' })).toHaveValue('185');
  await expect(formNotice(page, 'Payment Initiated')).toHaveCount(0);
});

test('a held press is busy, and is dropped when the visitor moves to another field', async ({
  page,
}) => {
  const ready = await openUnreadyForm(page, '/payments');
  const { currency, reference } = paymentFields(page);
  await currency.click();
  await expect(currency).toHaveAttribute('aria-busy', 'true');
  await expect(currency).toHaveCSS('border-style', 'dashed');
  await reference.focus();
  await expect(currency).not.toHaveAttribute('aria-busy');
  await reference.pressSequentially('INV-204');
  await ready();
  await expect(reference).toBeFocused();
  await expect(reference).toHaveValue('INV-204');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('more typing in the same field drops a held press', async ({ page }) => {
  const ready = await openUnreadyForm(page, '/payments');
  const { reference } = paymentFields(page);
  await reference.fill('INV');
  await reference.press('Enter');
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await reference.pressSequentially('-204');
  await ready();
  await expect(reference).toHaveValue('INV-204');
  await expect(formNotice(page, 'Payment Initiated')).toHaveCount(0);
});

test('after 5 s a held press is dropped, the reason is given, and Open as email works', async ({
  page,
}) => {
  await page.clock.install();
  const letLoad = await holdScripts(page);
  await page.goto('/payments');
  await fillPayment(page, { amount: '185.50', email: 'amina@example.org', reference: 'Ä & 50 %' });
  // From here on time passes by `runFor` only.
  await page.clock.pauseAt(Date.now() + 60_000);
  await payButton(page).click();
  await page.clock.runFor(4999);
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(notLoaded(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(notLoaded(page)).toBeVisible();
  await expect(notResponding(page)).toBeVisible();
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');
  expect(mailParts(await openAsEmail(page))).toEqual({
    to: EMAIL,
    subject: 'Make a Payment',
    body: [
      'Service Type: Select a service',
      'Amount (USD): 185.50',
      'Payment Currency: BTC (Bitcoin)',
      'Email Address: amina@example.org',
      'Reference Number (optional): Ä & 50 %',
    ].join('\r\n'),
  });
  await page.clock.resume();
  letLoad();
  await formReady(page);
  await expect(notLoaded(page)).toBeHidden();
  await expect(formNotice(page, 'Payment Initiated')).toHaveCount(0);
});
