import { group, text } from './field-types.ts';

/** Read in an email app, which wraps it. */
const email = { isMultiline: true, limit: 'email' } as const;

function mail(description: string) {
  return group(description, {
    subject: text('Subject'),
    body: text('Text; empty lines stay', email),
  });
}

export const mailSchema = group('The emails that visitors send', {
  labels: group('The head of an email that a form drafts', {
    to: text('Before the address', { limit: 'label', context: 'email' }),
    subject: text('Before the subject', { limit: 'label', context: 'email' }),
  }),
  line: text('A line of such an email: the label of a field, and what was entered', {
    placeholders: ['label', 'value'],
  }),
  enrollment: group('Email from a course card (specification §7)', {
    subject: text('Subject', { placeholders: ['courseTitle'] }),
    body: text('Text; empty lines stay', {
      placeholders: ['courseTitle', 'duration', 'level'],
      ...email,
    }),
  }),
  support: mail('Email from the button Contact Support'),
  liveChat: mail('Email from the notice about live chat'),
  payment: group('The email that the payment form drafts', {
    subject: text('Subject', { placeholders: ['service'] }),
    opening: text('Text above the fields; empty lines stay', email),
    closing: text('Text below the fields; empty lines stay', email),
  }),
  contact: group('The email that the contact form drafts', {
    forOwner: text('Last line, in the first language, of an email in another one', {
      placeholders: ['language'],
      isNotTranslated: true,
    }),
  }),
  pasteLine: text('The whole text of an email that was too long for a link'),
});
