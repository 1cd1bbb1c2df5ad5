import { fill } from '#content/expand/fill.ts';

/** The texts of a message; `{names}` in them are filled in. */
export type MailTemplate = { subject: string; body: string };

export type Mail = { to: string; subject: string; body: string };

/** Characters of a whole encoded link. Some email apps cut a longer one, or open nothing. */
export const MAIL_LINK_MAX_CHARS = 2000;

const LINE_BREAK = /\r\n?|\n/g;

/**
 * encodeURIComponent does not encode these; some end a link in HTML attributes or strict email
 * apps.
 */
const LEFT_BARE = /[!'()*]/g;

/** Like String.prototype.toWellFormed, which not every supported browser has. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    LEFT_BARE,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A subject can't contain a line break (RFC 6068 allows one only in the body). */
function onOneLine(text: string): string {
  return text.replace(LINE_BREAK, ' ');
}

/**
 * A `mailto:` address of any length. Leaves an empty subject or body out. Replaces ill-formed
 * UTF-16 by U+FFFD.
 */
export function mailLink({ to, subject, body }: Mail): string {
  const fields: string[] = [];
  if (subject) fields.push(`subject=${encode(onOneLine(subject))}`);
  if (body) fields.push(`body=${encode(body.replace(LINE_BREAK, '\r\n'))}`);
  const address = encode(to).replace('%40', '@');
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/**
 * A `mailto:` address of at most `MAIL_LINK_MAX_CHARS`, with nothing truncated. If the message
 * doesn't fit, `pasteLine` becomes the body; if it still doesn't, the subject is left out. Then
 * `tooLong` is true: the visitor must copy `messageText`.
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

/** The whole message as text to copy into any email service, never shortened. */
export function messageText(
  { to, subject, body }: Mail,
  labels: { to: string; subject: string },
): string {
  const head = `${labels.to}: ${to}\n${labels.subject}: ${onOneLine(subject)}`;
  return wellFormed(`${head}\n\n${body.replace(LINE_BREAK, '\n')}`);
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
