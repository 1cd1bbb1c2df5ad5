import { fillMail, type Mail, type MailTemplate } from '#components/mail.ts';

/** What the contact form holds, unvalidated. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/** The template holds `{subject}`, `{message}`, `{name}` and `{replyTo}`. */
export function contactMail(to: string, typed: ContactMessage, template: MailTemplate): Mail {
  const { subject, message, name, email } = typed;
  return fillMail(template, to, { subject, message, name, replyTo: email });
}
