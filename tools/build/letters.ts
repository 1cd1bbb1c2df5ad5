/** How long the links are that open an email: some email apps cut a long one, or open nothing. */
import type { SiteContent } from '#content/site-content.ts';
import type { DraftData } from '#forms/draft/draft.ts';
import { MAIL_LINK_MAX_CHARS, mailLink } from '#mail/mail.ts';
import { fill } from '#text/fill.ts';
import { all, attribute, type Document, type Element, rawText } from './html.ts';

/** Characters of the link to a quote request that is filled in, as in longestQuote(). */
const QUOTE_LINK_MAX_CHARS = 1900;

/** For each email of a page that is too long for a link, a sentence that says what to do. */
export function letterWarnings(
  address: string,
  page: Document | Element,
  content: SiteContent,
): string[] {
  const links = all(page, 'a', { href: /^mailto:/ }).map((link) => attribute(link, 'href'));
  const quotes = all(page, 'script', { 'data-draft': 'data' }).map((script) =>
    longestQuote(JSON.parse(rawText(script)), content),
  );
  return [...links, ...quotes].flatMap((link) => {
    const most = quotes.includes(link) ? QUOTE_LINK_MAX_CHARS : MAIL_LINK_MAX_CHARS;
    const subject = new URL(link).searchParams.get('subject');
    const mistake = `The email "${subject}" on ${address} makes a link of ${link.length} characters, and ${most} are allowed. Shorten it in content/mail.yaml or its translation.`;
    return link.length > most ? mistake : [];
  });
}

/** An email with every field of the payment form, the longest service and coin code; Contact's has only what is typed. */
function longestQuote(draft: DraftData, { payments, site, source }: SiteContent): string {
  const { service, currency } = payments.form;
  const [coin] = site.coins.toSorted((one, other) => other.code.length - one.code.length);
  const typed = { amount: '10,000', email: '@'.padStart(40, 'a'), reference: '0'.repeat(40) };
  const mails = service.options.map(({ label }, index) => {
    const values = { ...typed, service: label, currency: fill(currency.option, { ...coin }) };
    const own = { ...typed, service: source?.services[index] ?? '', currency: coin?.code ?? '' };
    const lastLine = draft.ownerLine ? `\n\n${fill(draft.ownerLine, own)}` : '';
    const body = fill(draft.body, values) + lastLine;
    return mailLink({ to: draft.to, subject: fill(draft.subject, values), body });
  });
  return mails.reduce((one, other) => (other.length > one.length ? other : one), '');
}
