/** The two forms filled in: their buttons, their notices and an example of each. */
import type { Page } from '@playwright/test';
import { paymentFields } from './forms.ts';
import { expect, formNotice } from './site.ts';

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay Now with Crypto' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
export const paymentNotice = (page: Page) => formNotice(page, 'Payment Initiated');
export const messageNotice = (page: Page) => formNotice(page, 'Message Sent!');

export const PAYMENT = { amount: '185.50', email: 'amina@example.org', reference: 'INV-204' };
export const MESSAGE = {
  name: 'Amina Diallo',
  email: 'amina@example.org',
  subject: 'Courses',
  message: 'Which course fits?',
};

export async function expectPayment(page: Page): Promise<void> {
  const fields = paymentFields(page);
  await expect(fields.amount).toHaveValue(PAYMENT.amount);
  await expect(fields.email).toHaveValue(PAYMENT.email);
  await expect(fields.reference).toHaveValue(PAYMENT.reference);
}
