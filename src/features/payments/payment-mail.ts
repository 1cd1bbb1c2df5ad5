import { fill } from '#content/expand/fill.ts';
import type { Mail, MailTemplate } from '#forms/handoff/mail.ts';
import type { Amount } from './amount.ts';

/** The template contains `{service}`, `{amount}`, `{coin}`, `{replyTo}` and `{reference}`. */
export type PaymentMailWords = MailTemplate & {
  /** Contains `{amount}`: "{amount} USD". */
  amountGiven: string;
  /** Contains `{amount}`, as it was typed. */
  amountUnclear: string;
  /** Replaces the value of an empty field. */
  empty: {
    subjectService: string;
    service: string;
    amount: string;
    replyTo: string;
    reference: string;
  };
};

/**
 * The values of the payment form, not validated; service and coin as labels, empty when not chosen.
 */
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

/** The amount as the email has it: one that is unclear as it was typed. */
export function amountText(
  amount: Amount,
  { amountGiven, amountUnclear, empty }: PaymentMailWords,
): string {
  if (amount.kind === 'none') return empty.amount;
  return amount.kind === 'amount'
    ? fill(amountGiven, { amount: amount.text })
    : fill(amountUnclear, { amount: amount.typed });
}

export function paymentMail(to: string, request: PaymentRequest, words: PaymentMailWords): Mail {
  const { empty } = words;
  const values = {
    service: request.service || empty.service,
    amount: amountText(request.amount, words),
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
