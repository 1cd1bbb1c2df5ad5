import { group, text } from './fields.ts';

function mail(description: string, subjectFill: readonly string[], bodyFill: readonly string[]) {
  return group(description, {
    subject: text('Subject', { fill: subjectFill }),
    body: text('Text; empty lines stay', { fill: bodyFill, hasLines: true, place: 'email' }),
  });
}

const courseFill = ['courseTitle', 'duration', 'level'];
const paymentFill = ['service', 'amount', 'coin', 'replyTo', 'reference'];
const contactFill = ['message', 'name', 'replyTo'];

export const mailSchema = group('The emails that visitors send', {
  labels: group('Words before the first lines of the letter that a form writes', {
    to: text('Before the address'),
    subject: text('Before the subject'),
    date: text('Before the date'),
  }),
  enrollment: mail('Email from a course card (specification §7)', ['courseTitle'], courseFill),
  support: mail('Email from the button Contact Support', [], []),
  liveChat: mail('Email from the notice about live chat', [], []),
  payment: mail('Letter of the payment form', ['service'], paymentFill),
  contact: mail('Letter of the contact form', ['subject'], contactFill).extend({
    forOwner: text('Last line, in the first language, of a letter in another one', {
      fill: ['language'],
      isOwn: true,
    }),
  }),
  pasteLine: text('The whole text of an email whose letter was too long for a link'),
});
