import { expect, test } from 'vitest';
import { fittingMailLink, messageText } from '#forms/handoff/mail.ts';
import { type PaymentRequest, paymentMail } from './payment-mail.ts';

const TO = 'info@codepassage.example';

const WORDS = {
  subject: 'Payment Request: {service}',
  body: 'Service: {service}\nAmount: {amount}\nCoin: {coin}\nReply to: {replyTo}\nReference: {reference}\n\nThank you.',
  amountGiven: '{amount} USD',
  amountUnclear: '{amount} (as typed)',
  empty: {
    subjectService: 'Visa payment',
    service: 'not chosen',
    amount: 'not given',
    replyTo: 'this address',
    reference: 'none',
  },
};

const FULL: PaymentRequest = {
  service: 'Visa Transfer Service',
  amount: { kind: 'amount', text: '185.50' },
  coin: 'ETH (Ethereum)',
  email: 'maria@example.com',
  reference: 'INV-204',
};

const EMPTY: PaymentRequest = {
  service: '',
  amount: { kind: 'none' },
  coin: 'BTC (Bitcoin)',
  email: '',
  reference: '',
};

test('a filled payment form becomes a request that names every field', () => {
  expect(paymentMail(TO, FULL, WORDS)).toEqual({
    to: TO,
    subject: 'Payment Request: Visa Transfer Service',
    body: 'Service: Visa Transfer Service\nAmount: 185.50 USD\nCoin: ETH (Ethereum)\nReply to: maria@example.com\nReference: INV-204\n\nThank you.',
  });
});

test('an empty payment form says of each field that it is empty', () => {
  expect(paymentMail(TO, EMPTY, WORDS)).toEqual({
    to: TO,
    subject: 'Payment Request: Visa payment',
    body: 'Service: not chosen\nAmount: not given\nCoin: BTC (Bitcoin)\nReply to: this address\nReference: none\n\nThank you.',
  });
});

test('an unclear amount is in the request as it was typed', () => {
  const amount = { kind: 'unclear', typed: '1.850' } as const;
  const { body } = paymentMail(TO, { ...FULL, amount }, WORDS);
  expect(body).toContain('\nAmount: 1.850 (as typed)\n');
});

test('an email or a reference of spaces counts as empty', () => {
  const { body } = paymentMail(TO, { ...FULL, email: ' ', reference: ' \t' }, WORDS);
  expect(body).toContain('Reply to: this address\nReference: none');
});

test('typed braces and dollar signs stay as typed', () => {
  const typed = { ...FULL, email: '{reference}', reference: '$& {amount} {email}' };
  expect(paymentMail(TO, typed, WORDS).body).toContain(
    'Reply to: {reference}\nReference: $& {amount} {email}\n',
  );
});

test('a reference that is too long is left out of the link and complete in the copied text', () => {
  const reference = 'A-'.repeat(1500);
  const mail = paymentMail(TO, { ...FULL, reference }, WORDS);
  expect(fittingMailLink(mail, 'Paste the copied message here.')).toEqual({
    href: `mailto:${TO}?subject=Payment%20Request%3A%20Visa%20Transfer%20Service&body=Paste%20the%20copied%20message%20here.`,
    tooLong: true,
  });
  expect(messageText(mail, { to: 'To', subject: 'Subject' })).toContain(
    `Reference: ${reference}\n`,
  );
});
