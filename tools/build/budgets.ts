import type { Site } from '#content/schemas/site.ts';
import { LISTED_PAGES, type PageName } from '#site/pages.ts';
import { securityHeaders } from './headers.ts';

/**
 * Bytes that a page may have, with brotli and its response's headers.
 *
 * - `content`: what a server sends before the first acknowledgment, ten TCP segments of 1,460 bytes. More
 * costs another round trip.
 * - `nonLatin`: content pages in languages whose characters take two or three bytes.
 * - `form`: may exceed the first flight: the first paint was 804 ms with 13 kB, 824 with 19.
 */
const PAGE_BYTES = { content: 14_600, nonLatin: 16_600, form: 20_000 };

/** Characters of all inline scripts that run on a content page; the not-found page also logs its address (§8). */
export const INLINE_SCRIPT_CHARS = { content: 800, notFound: 920 };

/** Bytes of all script files of a form with brotli: loaded after the first paint; 100 kB delay the first click by 0.5 s. */
export const FORM_FILE_BYTES: Partial<Record<PageName, number>> = {
  payments: 95_000,
  contact: 66_000,
};

/** The response's other headers and its status line, as tools/serve.ts sends them. */
const OTHER_HEADERS_MAX_BYTES = 265;

type Weight = ReturnType<typeof weightOf>;

/**
 * The bytes of a page with its headers, and how many are left; fewer than 0 where it is too heavy.
 *
 * @param compressed the bytes of the page with brotli
 */
export function weightOf(address: string, compressed: number, site: Pick<Site, 'rates'>) {
  const headers = Object.entries(securityHeaders(site)).map((header) => `${header.join(': ')}\r\n`);
  const bytes = compressed + headers.join('').length + OTHER_HEADERS_MAX_BYTES;
  return { address, bytes, left: limitOf(address) - bytes };
}

function limitOf(address: string): number {
  const [, language = 'en', path] = /^(?:\/([a-z]{2}(?:-[a-z]+)?))?(\/.*)?$/.exec(address) ?? [];
  if (LISTED_PAGES.some((page) => page.form && page.path === path)) return PAGE_BYTES.form;
  return hasLatinLetters(language) ? PAGE_BYTES.content : PAGE_BYTES.nonLatin;
}

function hasLatinLetters(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}

export function weightTable(weights: readonly Weight[]): string {
  const rows = weights.map(
    ({ address, bytes, left }) =>
      `${address.padEnd(16)}${String(bytes).padStart(6)}${String(left).padStart(8)}`,
  );
  return ['page             bytes    left', ...rows].join('\n');
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
