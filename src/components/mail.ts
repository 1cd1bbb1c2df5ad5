import { fill } from '#content/fill.ts';

/** The words of a message; `{names}` in them stand for what is filled in. */
export type MailTemplate = { subject: string; body: string };

export type Mail = { to: string; subject: string; body: string };

/** Characters of a whole link, encoded. Some email apps cut a longer one, or open nothing. */
export const MAIL_LINK_MAX_CHARS = 2000;

const LINE_BREAK = /\r\n?|\n/g;

/** encodeURIComponent leaves these as they are; in HTML attributes and in strict email apps some end a link. */
const LEFT_BARE = /[!'()*]/g;

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    LEFT_BARE,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A subject can't hold a line break (RFC 6068 allows one in the body only). */
function onOneLine(text: string): string {
  return text.replace(LINE_BREAK, ' ');
}

/** A `mailto:` address of any length. An empty subject or body is left out. Ill-formed UTF-16 becomes U+FFFD. */
export function mailLink({ to, subject, body }: Mail): string {
  const fields: string[] = [];
  if (subject) fields.push(`subject=${encode(onOneLine(subject))}`);
  if (body) fields.push(`body=${encode(body.replace(LINE_BREAK, '\r\n'))}`);
  const address = encode(to).replace('%40', '@');
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/**
 * A `mailto:` address of at most `MAIL_LINK_MAX_CHARS`. Nothing is ever cut: where the whole message
 * doesn't fit (whichever part is to blame), `pasteLine` stands for the body, and the subject goes too
 * if it still doesn't fit. `tooLong` then says that the visitor must carry `messageText` over.
 */
export function fittingMailLink(mail: Mail, pasteLine: string): { href: string; tooLong: boolean } {
  const whole = mailLink(mail);
  if (whole.length <= MAIL_LINK_MAX_CHARS) return { href: whole, tooLong: false };
  const withSubject = mailLink({ ...mail, body: pasteLine });
  const href =
    withSubject.length <= MAIL_LINK_MAX_CHARS
      ? withSubject
      : mailLink({ to: mail.to, subject: '', body: pasteLine });
  return { href, tooLong: true };
}

/** The whole message as text to copy, complete in any email service, never shortened. */
export function messageText(
  { to, subject, body }: Mail,
  labels: { to: string; subject: string },
): string {
  const head = `${labels.to}: ${to}\n${labels.subject}: ${onOneLine(subject)}`;
  return `${head}\n\n${body.replace(LINE_BREAK, '\n')}`.toWellFormed();
}

/** Fills subject and body from the same values. */
export function fillMail(
  template: MailTemplate,
  to: string,
  values: Readonly<Record<string, string>>,
): Mail {
  return {
    to,
    subject: fill(template.subject, values),
    body: fill(template.body, values),
  };
}
