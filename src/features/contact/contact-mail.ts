import { fillMail, type Mail, type MailTemplate } from '#forms/handoff/mail.ts';

/** The values of the contact form, not validated. */
type ContactMessage = { name: string; email: string; subject: string; message: string };

/** The template contains `{subject}`, `{message}`, `{name}` and `{replyTo}`. */
export function contactMail(to: string, typed: ContactMessage, template: MailTemplate): Mail {
  const { subject, message, name, email } = typed;
  return fillMail(template, to, { subject, message, name, replyTo: email });
}
