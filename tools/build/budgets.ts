/** The limits of what the build writes: bytes of pages and scripts, characters of links that open an email. */
import type { Site } from '#content/schemas/site.ts';
import type { SiteContent } from '#content/site-content.ts';
import type { DraftData } from '#forms/draft/draft.ts';
import { MAIL_LINK_MAX_CHARS, mailLink } from '#mail/mail.ts';
import { PAGES, type PageName } from '#site/pages.ts';
import { fill } from '#text/fill.ts';
import { securityHeaders } from './headers.ts';
import { all, attribute, type Node, rawText } from './html.ts';

/**
 * Bytes that a page may have, with brotli and its response's headers; more in languages whose characters
 * take two or three bytes. A form page may need a second round trip: the first paint was 804 ms with 13 kB,
 * 824 with 19.
 */
const PAGE_BYTES = {
  latin: { content: 14_900, form: 17_400 },
  other: { content: 16_900, form: 20_000 },
  englishPayments: 15_900,
};

/** Characters of all inline scripts that run on a content page; the not-found page also logs its address (§8). */
export const INLINE_SCRIPT_CHARS = { content: 950, notFound: 1100 };

/** Bytes of all script files of a form with brotli: loaded after the first paint; 100 kB delay the first click by 0.5 s. */
const FORM_FILE_BYTES: Partial<Record<PageName, number>> = { payments: 95_000, contact: 66_000 };

/** What `rates` adds to the payment form. */
const RATES_BYTES = 10_000;

/** The most bytes of script files that a page may load: 0 without a form. */
export function scriptsMax(name: PageName, { rates }: Pick<Site, 'rates'>): number {
  return (FORM_FILE_BYTES[name] ?? 0) + (rates && name === 'payments' ? RATES_BYTES : 0);
}

/** The response's other headers and its status line, as tools/serve.ts sends them. */
const OTHER_HEADERS_MAX_BYTES = 265;

type Weight = ReturnType<typeof weightOf>;

/** A built page, by its address: "/es/tutoring". */
type Page = { address: string; language: string; hasForm: boolean };

/**
 * The bytes of a page with its headers, and how many are left; fewer than 0 where it is too heavy.
 *
 * @param compressed the bytes of the page with brotli
 */
export function weightOf(page: Page, compressed: number, site: Pick<Site, 'rates'>) {
  const headers = Object.entries(securityHeaders(site)).map((header) => `${header.join(': ')}\r\n`);
  const bytes = compressed + headers.join('').length + OTHER_HEADERS_MAX_BYTES;
  return { address: page.address, bytes, left: limitOf(page) - bytes };
}

function limitOf({ address, language, hasForm }: Page): number {
  if (language === 'en' && address.endsWith(PAGES.payments.path)) return PAGE_BYTES.englishPayments;
  const { script } = new Intl.Locale(language).maximize();
  const limits = script === 'Latn' ? PAGE_BYTES.latin : PAGE_BYTES.other;
  return hasForm ? limits.form : limits.content;
}

export function weightTable(weights: readonly Weight[]): string {
  const rows = weights.map(({ address, bytes, left }) => [bytes, left, address].join('\t'));
  return ['bytes\tleft\tpage', ...rows].join('\n');
}

/** For each page that is too heavy, a sentence that says what to do. */
export function weightWarnings(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ left }) => left < 0)
    .map(
      ({ address, left }) =>
        `${address} is ${-left} bytes too heavy. Shorten the texts that only this page has, or its lists.`,
    );
}

/** Characters of the link to a quote request that is filled in, as in longestQuote(). */
const QUOTE_LINK_MAX_CHARS = 1900;

/** For each email of a page that is too long for a link, a sentence that says what to do. */
export function letterWarnings(address: string, page: Node, content: SiteContent): string[] {
  const warn = (link: string, most: number) => {
    const subject = new URL(link).searchParams.get('subject');
    const warning = `The email "${subject}" on ${address} makes a link of ${link.length} characters, and ${most} are allowed. Shorten it in content/mail.yaml or its translation.`;
    return link.length > most ? [warning] : [];
  };
  return [
    ...all(page, 'a', { href: /^mailto:/ }).flatMap((link) =>
      warn(attribute(link, 'href'), MAIL_LINK_MAX_CHARS),
    ),
    ...all(page, 'script', { 'data-draft': 'data' }).flatMap((script) =>
      warn(longestQuote(JSON.parse(rawText(script)), content), QUOTE_LINK_MAX_CHARS),
    ),
  ];
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
