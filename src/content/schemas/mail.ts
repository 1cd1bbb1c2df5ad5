import { z } from 'astro/zod';
import { EMAIL_TEXT } from './fields/places.ts';
import { text } from './fields/text.ts';

function mail(subjectFill: readonly string[], bodyFill: readonly string[]) {
  return z.strictObject({
    subject: text('Subject', { fill: subjectFill }),
    body: text('Text; empty lines stay as they are', {
      fill: bodyFill,
      hasLines: true,
      place: EMAIL_TEXT,
    }),
  });
}

const paymentFill = ['service', 'amount', 'coin', 'replyTo', 'reference'] as const;

export const mailSchema = z
  .strictObject({
    labels: z
      .strictObject({
        to: text('Before the address in a copied message'),
        subject: text('Before the subject in a copied message'),
      })
      .describe('Words before the first two lines of a copied message'),
    enrollment: mail(['courseTitle'], ['courseTitle', 'duration', 'level']).describe(
      'Email from a course card (specification §7)',
    ),
    support: mail([], []).describe('Email from the button Contact Support'),
    liveChat: mail([], []).describe('Email from the notice about live chat'),
    payment: mail(['service'], paymentFill)
      .extend({
        amountGiven: text('How an amount is written', { fill: ['amount'] }),
        amountUnclear: text('How an amount that is not clear is written', { fill: ['amount'] }),
        empty: z
          .strictObject({
            subjectService: text('In the subject, when no service is chosen'),
            service: text('When no service is chosen'),
            amount: text('When no amount is given'),
            replyTo: text('When no email address is given'),
            reference: text('When no reference is given'),
          })
          .describe('What replaces an empty field'),
      })
      .describe('Email from the payment form'),
    contact: mail(['subject'], ['message', 'name', 'replyTo']).describe(
      'Email from the contact form',
    ),
    tooLong: text('The whole text of an email whose link would be too long'),
  })
  .describe('The emails that visitors send');

export type MailWords = z.output<typeof mailSchema>;
