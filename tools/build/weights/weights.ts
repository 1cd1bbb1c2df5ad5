import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { SiteSettings } from '../content/site-settings.ts';
import { addressOf } from '../files/built-pages.ts';
import { filesIn } from '../files/files.ts';
import { MEDIA_TYPES } from '../files/media-types.ts';
import { CACHING, securityHeaders } from '../policy/headers.ts';
import { tableLines } from './print-table.ts';

/** What a server sends before the first acknowledgment: ten TCP segments of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14_600;
/** Less leaves the owner no room for another sentence. */
const ENOUGH_LEFT = 500;

interface Weight {
  address: string;
  /** The page with brotli. */
  html: number;
  /** The response headers, as `npm start` sends them. */
  headers: number;
  left: number;
}

/** Prints what each page weighs and how much of the first round trip it leaves. */
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
  return { address, html, headers, left: FIRST_ROUND_TRIP - html - headers };
}

export function warnings(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ left }) => left < ENOUGH_LEFT)
    .map(
      ({ address, left }) =>
        `${address} leaves ${left} of the ${FIRST_ROUND_TRIP} bytes that arrive in the first round trip; at least ${ENOUGH_LEFT} should be left. Shorten the texts that only this page has, or its lists: beyond them a first visit waits for the network once more.`,
    );
}

function table(weights: readonly Weight[]): string[] {
  return tableLines(
    ['page', 'HTML', 'headers', `left of ${FIRST_ROUND_TRIP}`],
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
