import type { MailWords } from '#content/schemas/mail.ts';

/** The emails whose subject says what they are; that of the contact form is the visitor's own. */
const NAMED = ['enrollment', 'support', 'liveChat', 'payment'] as const;

/** A language's emails, each with its subject in the first language as the last line. */
export function withSubjectsOf(first: MailWords, own: MailWords): MailWords {
  const mails = NAMED.map((name) => {
    const mail = own[name];
    return [name, { ...mail, body: `${mail.body}\n\n${first[name].subject}` }];
  });
  // Each value is the mail of its own name, which Object.fromEntries can't express.
  return { ...own, ...(Object.fromEntries(mails) as Pick<MailWords, (typeof NAMED)[number]>) };
}
