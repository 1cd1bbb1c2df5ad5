import type { Content } from '#content/parse.ts';

/** A message as an email app opens it. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Characters of a whole encoded link. Some email apps cut a longer one, or open nothing. */
export const MAIL_LINK_MAX_CHARS = 2000;

const LINE_BREAK = /\r\n?|\n/g;

/** Half of a character: encodeURIComponent throws. `toWellFormed` is younger than some browsers. */
const HALF = /\p{Surrogate}/gu;

/** encodeURIComponent does not encode these; some end a link in HTML attributes or email apps. */
const LEFT_BARE = /[!'()*]/g;

/**
 * A `mailto:` address of any length. Leaves an empty subject or body out. A subject is one line
 * (RFC 6068). Half a character becomes U+FFFD.
 */
export function mailLink({ to, subject, body }: Mail): string {
  const fields = [];
  if (subject) fields.push(`subject=${encode(subject.replace(LINE_BREAK, ' '))}`);
  if (body) fields.push(`body=${encode(body.replace(LINE_BREAK, '\r\n'))}`);
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  return `mailto:${encode(to).replace('%40', '@')}${query}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(HALF, '\ufffd')).replace(
    LEFT_BARE,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The last line of an email that is not in the site's first language, for an owner who reads only
 * that one. Undefined in the first language, and where the owner has switched it off.
 */
export function forOwner(
  { first, site }: Pick<Content, 'first' | 'site'>,
  line: (first: Content) => string,
): string | undefined {
  return first && site.subjectForOwner
    ? `[${first.language.toUpperCase()}] ${line(first)}`
    : undefined;
}

/** A mail that a link on a page opens, with that line. */
export function preparedMail(
  content: Content,
  template: (content: Content) => { subject: string; body: string },
): Mail {
  const { subject, body } = template(content);
  const last = forOwner(content, (first) => template(first).subject);
  return { to: content.site.email, subject, body: last ? `${body}\n\n${last}` : body };
}
