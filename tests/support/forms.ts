/** What the tests of the two forms share: filling them in, their mail link, and the clipboard. */
import type { Locator, Page } from '@playwright/test';
import { expect, formReady, mailParts, openForm } from './site.ts';

export type FormPath = '/payments' | '/contact';

/** By the names of the fields. */
export interface Payment {
  service?: string;
  amount?: string;
  currency?: string;
  email?: string;
  reference?: string;
}

export interface Message {
  name?: string;
  email?: string;
  subject?: string;
  message?: string;
}

export const paymentFields = (page: Page) => ({
  service: page.getByRole('combobox', { name: 'Service Type' }),
  amount: page.getByRole('textbox', { name: 'Amount (USD)' }),
  currency: page.getByRole('combobox', { name: 'Payment Currency' }),
  email: page.getByRole('textbox', { name: 'Email Address' }),
  reference: page.getByRole('textbox', { name: 'Reference Number (optional)' }),
});

export const messageFields = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Full Name' }),
  email: page.getByRole('textbox', { name: 'Email', exact: true }),
  subject: page.getByRole('textbox', { name: 'Subject' }),
  message: page.getByRole('textbox', { name: 'Message', exact: true }),
});

/** Chooses an option of a dropdown by its text. */
export async function choose(dropdown: Locator, option: string): Promise<void> {
  await dropdown.click();
  await dropdown.page().getByRole('option', { name: option }).click();
  await expect(dropdown).toHaveText(option);
}

export async function fillPayment(page: Page, payment: Payment): Promise<void> {
  const fields = paymentFields(page);
  const { service, amount, currency, email, reference } = payment;
  if (service !== undefined) await choose(fields.service, service);
  if (amount !== undefined) await fields.amount.fill(amount);
  if (currency !== undefined) await choose(fields.currency, currency);
  if (email !== undefined) await fields.email.fill(email);
  if (reference !== undefined) await fields.reference.fill(reference);
}

export async function fillMessage(page: Page, typed: Message): Promise<void> {
  const fields = messageFields(page);
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    const text = typed[name];
    if (text !== undefined) await fields[name].fill(text);
  }
}

/** The request for a quote, as the payment form writes it. */
export function paymentBody(values: Required<Omit<Payment, 'currency'>> & { coin: string }) {
  return [
    'Hello CodePassage team,',
    '',
    'Please send me a written quote for this payment.',
    '',
    `Service: ${values.service}`,
    `Amount: ${values.amount}`,
    `Coin: ${values.coin}`,
    `Reply to: ${values.email}`,
    `Reference: ${values.reference}`,
    '',
    'I understand that I should send nothing before I have your quote.',
    '',
    'Thank you.',
  ];
}

/** What an untouched payment form puts into its email. */
export const EMPTY_PAYMENT = {
  service: 'not chosen',
  amount: 'not given',
  coin: 'BTC (Bitcoin)',
  email: 'this address',
  reference: 'none',
};

type Press = (link: Locator) => Promise<void>;

/**
 * Presses "Open as email" and returns the address that the browser would pass to an email app; no app
 * opens.
 */
export async function openAsEmail(page: Page, press: Press = (link) => link.click()) {
  const handed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const caught = new AbortController();
        for (const type of ['click', 'auxclick']) {
          // After all of the page's own listeners.
          addEventListener(
            type,
            (event) => {
              const link = event.target instanceof Element && event.target.closest('a');
              if (!link || event.defaultPrevented) return;
              event.preventDefault();
              caught.abort();
              resolve(link.getAttribute('href') ?? '');
            },
            { signal: caught.signal },
          );
        }
      }),
  );
  await press(page.getByRole('link', { name: 'Open as email' }));
  return handed;
}

/** The mail that "Open as email" opens. */
export async function openedMail(page: Page, press?: Press) {
  return mailParts(await openAsEmail(page, press));
}

/** Holds back the form's script files until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a form whose scripts have not loaded yet; its fields already accept text. */
export async function openUnreadyForm(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path);
  return async () => {
    release();
    await formReady(page);
  };
}

/** Opens a form's page where the browser lets it write to the clipboard. */
export async function openWithClipboard(page: Page, path: FormPath): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, path);
  await page.evaluate(() => navigator.clipboard.writeText(''));
}

/** What was copied, read in a blank page, because the site's own pages may not read it. */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto(page.url());
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

/** The live region that announces the result of a copy. */
export function copyOutcome(button: Locator): Locator {
  return button.locator('xpath=following-sibling::*[1]').and(button.page().getByRole('status'));
}
