import { group, text } from './fields.ts';

/** Read in an email app, which wraps it. */
const email = { hasLines: true, place: 'email' } as const;

function mail(description: string, subjectFill: readonly string[], bodyFill: readonly string[]) {
  return group(description, {
    subject: text('Subject', { fill: subjectFill }),
    body: text('Text; empty lines stay', { fill: bodyFill, ...email }),
  });
}

const courseFill = ['courseTitle', 'duration', 'level'];

export const mailSchema = group('The emails that visitors send', {
  labels: group('The head of an email that a form drafts', {
    to: text('Before the address', { place: 'label', context: 'email' }),
    subject: text('Before the subject', { place: 'label', context: 'email' }),
  }),
  line: text('A line of such an email: the label of a field, and what was entered', {
    fill: ['label', 'value'],
  }),
  enrollment: mail('Email from a course card (specification §7)', ['courseTitle'], courseFill),
  support: mail('Email from the button Contact Support', [], []),
  liveChat: mail('Email from the notice about live chat', [], []),
  payment: group('The email that the payment form drafts', {
    subject: text('Subject', { fill: ['service'] }),
    opening: text('Text above the fields; empty lines stay', email),
    closing: text('Text below the fields; empty lines stay', email),
  }),
  contact: group('The email that the contact form drafts', {
    forOwner: text('Last line, in the first language, of an email in another one', {
      fill: ['language'],
      isOwn: true,
    }),
  }),
  pasteLine: text('The whole text of an email that was too long for a link'),
});
