import type { SourceTexts } from '#content/render/derived.ts';
import type { SiteContent } from '#content/site-content.ts';
import { fill } from '#text/fill.ts';

/** An email, as an email app opens it. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Characters of a whole encoded link. Some email apps cut a longer one, or open nothing. */
export const MAIL_LINK_MAX_CHARS = 2000;

/** encodeURIComponent does not encode these; some end a link in HTML attributes or email apps. */
const NOT_ENCODED = /[!'()*]/g;

/** A `mailto:` address of any length, without an empty subject or body. A lone surrogate becomes U+FFFD. */
export function mailLink({ to, subject, body }: Mail): string {
  const fields = [];
  if (subject) fields.push(`subject=${encode(subject)}`);
  if (body) fields.push(`body=${encode(body.replaceAll('\n', '\r\n'))}`);
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  return `mailto:${encode(to).replace('%40', '@')}${query}`;
}

function encode(text: string): string {
  // encodeURIComponent throws at a lone surrogate.
  return encodeURIComponent(text.toWellFormed()).replace(
    NOT_ENCODED,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The last line of an email that is not in the site's source language, for an owner who reads only that
 * one. Undefined in the source language.
 */
export function ownerLine(
  { source }: Pick<SiteContent, 'source'>,
  line: (source: SourceTexts) => string,
): string | undefined {
  return source && `[${source.language.toUpperCase()}] ${line(source)}`;
}

/** The email that a link on a page opens, with the line for the owner: its subject in the source language. */
export function mailFromTemplate(
  content: SiteContent,
  name: 'enrollment' | 'support' | 'liveChat',
  values: Readonly<Record<string, string>> = {},
  sourceValues: Readonly<Record<string, string>> = {},
): Mail {
  const { subject, body } = content.mail[name];
  const lastLine = ownerLine(content, ({ mail }) => fill(mail[name].subject, sourceValues));
  const filledBody = fill(body, values);
  return {
    to: content.site.email,
    subject: fill(subject, values),
    body: lastLine ? `${filledBody}\n\n${lastLine}` : filledBody,
  };
}
