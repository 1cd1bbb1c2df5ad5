import type { Mail, MailTemplate } from '#components/mail.ts';
import { fill } from '#content/fill.ts';
import type { Amount } from './amount.ts';

/** The template holds `{service}`, `{amount}`, `{coin}`, `{replyTo}` and `{reference}`. */
export type PaymentMailWords = MailTemplate & {
  /** Holds `{amount}`: "{amount} USD". */
  amountGiven: string;
  /** What stands in the place of an empty field. */
  empty: {
    subjectService: string;
    service: string;
    amount: string;
    replyTo: string;
    reference: string;
  };
};

/** What the payment form holds, unvalidated; service and coin by their labels, an empty one when not chosen. */
export type PaymentRequest = {
  service: string;
  amount: Amount;
  coin: string;
  email: string;
  reference: string;
};

function typedOr(typed: string, otherwise: string): string {
  return typed.trim() === '' ? otherwise : typed;
}

/** An amount that the field can't read counts as not given. */
export function paymentMail(to: string, request: PaymentRequest, words: PaymentMailWords): Mail {
  const { amount } = request;
  const { empty } = words;
  const values = {
    service: request.service || empty.service,
    amount:
      amount.kind === 'amount' ? fill(words.amountGiven, { amount: amount.text }) : empty.amount,
    coin: request.coin,
    replyTo: typedOr(request.email, empty.replyTo),
    reference: typedOr(request.reference, empty.reference),
  };
  return {
    to,
    subject: fill(words.subject, { service: request.service || empty.subjectService }),
    body: fill(words.body, values),
  };
}
