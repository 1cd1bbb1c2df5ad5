import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { hasLatinLetters } from '#content/languages.ts';
import type { SiteSettings } from '../content/site-settings.ts';
import { addressOf } from '../files/built-pages.ts';
import { filesIn } from '../files/files.ts';
import { MEDIA_TYPES } from '../files/media-types.ts';
import { CACHING, securityHeaders } from '../policy/headers.ts';
import { tableLines } from './print-table.ts';

/** What a server sends before the first acknowledgment: ten TCP segments of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14_600;
/** For letters that have two or three bytes each. */
const IN_OTHER_LETTERS = 16_600;
/** Less leaves the owner no room for another sentence in the first language. */
const ENOUGH_LEFT = 500;

interface Weight {
  address: string;
  /** The page with brotli. */
  html: number;
  /** The response headers, as `npm start` sends them. */
  headers: number;
  left: number;
}

/** Prints what each page weighs and how much it leaves of what may arrive at first. */
export async function reportWeights(
  dist: string,
  site: Pick<SiteSettings, 'rates'>,
  logger: Pick<AstroIntegrationLogger, 'info' | 'warn'>,
): Promise<void> {
  const files = (await filesIn(dist)).filter((file) => file.endsWith('.html'));
  const weights = await Promise.all(
    files.map(async (file) => {
      const { size } = await stat(join(dist, `${file}.br`));
      return weightOf(addressOf(file), size, site);
    }),
  );
  logger.info(`The weight of each page, in bytes with brotli:\n${table(weights).join('\n')}`);
  for (const warning of warnings(weights)) logger.warn(warning);
}

export function weightOf(address: string, html: number, site: Pick<SiteSettings, 'rates'>): Weight {
  const headers = headBytes(address, html, site);
  return { address, html, headers, left: limitOf(address) - html - headers };
}

/** The language of an address: undefined for the first. */
function languageOf(address: string): string | undefined {
  return /^\/([a-z]{2})(?:\/|$)/.exec(address)?.[1];
}

function limitOf(address: string): number {
  const language = languageOf(address);
  return language === undefined || hasLatinLetters(language) ? FIRST_ROUND_TRIP : IN_OTHER_LETTERS;
}

/** The first language leaves room for more words; a translation only has to fit. */
export function warnings(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ address, left }) => {
    const enough = languageOf(address) === undefined ? ENOUGH_LEFT : 0;
    return left >= enough
      ? []
      : `${address} leaves ${left} of the ${limitOf(address)} bytes that arrive at first; at least ${enough} should be left. Shorten the texts that only this page has, or its lists: beyond them a first visit waits for the network once more.`;
  });
}

function table(weights: readonly Weight[]): string[] {
  return tableLines(
    ['page', 'HTML', 'headers', 'left'],
    weights.map(({ address, html, headers, left }) => [
      address,
      ...[html, headers, left].map((bytes) => bytes.toLocaleString('en-US')),
    ]),
  );
}

/** The status line and the headers of tools/hosts/serve.ts; dates and tags have a fixed length. */
function headBytes(address: string, html: number, site: Pick<SiteSettings, 'rates'>): number {
  const date = new Date(0).toUTCString();
  const headers = {
    'Cache-Control': CACHING.rest,
    ...securityHeaders(site),
    Vary: 'Accept-Encoding',
    'Content-Type': MEDIA_TYPES.html,
    'Content-Length': html,
    'Last-Modified': date,
    'Content-Encoding': 'br',
    ETag: `W/"${html}-0000000000000"`,
    Date: date,
  };
  const status = address === '/404' ? 'HTTP/1.1 404 Not Found' : 'HTTP/1.1 200 OK';
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.byteLength([status, ...lines, '', ''].join('\r\n'));
}
