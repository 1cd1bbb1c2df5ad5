import { hasLatinLetters } from '#content/languages.ts';
import { LISTED_PAGES } from '#pages.ts';
import type { SiteSettings } from './content.ts';
import { securityHeaders } from './headers.ts';

/** What a server sends before the first acknowledgment: ten TCP segments of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14_600;
/** For languages whose letters have two or three bytes each. */
const IN_OTHER_LETTERS = 16_600;
/** A page with a form: what comes in the second round trip is below the first screen. */
const WITH_A_FORM = 20_000;
/** In the first language, the owner keeps room for another sentence. A translation only has to fit. */
const ROOM = 500;
/** The response's other headers and its status line, as tools/hosts/serve.ts sends them; at most. */
const OTHER_HEADERS = 265;

export interface Weight {
  /** `/`, `/es/tutoring` */
  address: string;
  /** The page with brotli, and its headers. */
  bytes: number;
  /** Negative where the page waits for the network once more. */
  left: number;
}

/** @param compressed the bytes of the page with brotli */
export function weightOf(
  address: string,
  compressed: number,
  site: Pick<SiteSettings, 'rates'>,
): Weight {
  const headers = Object.entries(securityHeaders(site)).map((header) => `${header.join(': ')}\r\n`);
  const bytes = compressed + headers.join('').length + OTHER_HEADERS;
  return { address, bytes, left: limitOf(address) - bytes };
}

function limitOf(address: string): number {
  if (LISTED_PAGES.some(({ path, form }) => form && address.endsWith(path))) return WITH_A_FORM;
  const language = /^\/([a-z]{2})(?:\/|$)/.exec(address)?.[1];
  if (language === undefined) return FIRST_ROUND_TRIP - ROOM;
  return hasLatinLetters(language) ? FIRST_ROUND_TRIP : IN_OTHER_LETTERS;
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
        `${address} is ${-left} bytes too heavy: a first visit waits for the network once more. Shorten the texts that only this page has, or its lists.`,
    );
}
