/**
 * The site's response headers, in one place. `npm start` sends them. HOST_FILES have them written in by
 * hand; headers.test.ts and the launch check compare. Hashes are in each page's own policy (policy.ts).
 */
import type { Site } from '#content/schemas/site.ts';
import { connectSources } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;
type Rates = Pick<Site, 'rates'>;

/**
 * Browser features that no page uses and that watch or reach a visitor, a device or money.
 * Only names that Chrome knows at the browser floor: an unknown one causes a console warning. Each name costs bytes in the first round trip.
 */
const FEATURES_OFF = [
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** HTTPS only. No `includeSubDomains`: the site does not control sibling hosts. */
export const HTTPS_HEADERS: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * On every response, errors too. The policy has what a page's own can't say, and once more where scripts
 * may send. Browsers enforce both, so it must not forbid what any page does.
 */
export function securityHeaders(site: Rates): Headers {
  return {
    'Content-Security-Policy': `connect-src ${connectSources(site)};frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': FEATURES_OFF.map((name) => `${name}=()`).join(),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** How long browsers and caches may keep a file without revalidating. */
export const CACHING = {
  /** Files in /assets/, whose names change with their content: a year. */
  assets: 'public, max-age=31536000, immutable',
  /** Everything else: revalidated on each use, mostly with the answer "unchanged". */
  rest: 'no-cache',
};

/** The files for hosts that send the headers. */
export const HOST_FILES = [
  'deploy/nginx.conf',
  'deploy/Caddyfile',
  'deploy/vercel.json',
  'public/_headers',
];

/** In a host's file: `Name "value"`, `Name: value` or `"key": "Name", "value": "value"`. */
const HEADER = /\b([A-Z][a-z]*(?:-[A-Z][a-z]*)+)(?::| "|",\s*"value": ")\s*([^"\r\n]+)/g;

/** The headers that a host's file lacks, has twice or with another value: "Name: value". */
export function wrongHeaders(text: string, site: Rates): string[] {
  const wanted = { ...securityHeaders(site), ...HTTPS_HEADERS };
  const found = [...text.matchAll(HEADER)];
  return Object.entries(wanted).flatMap(([name, value]) => {
    const values = found.filter((header) => header[1] === name).map((header) => header[2]);
    return values.length === 1 && values[0] === value ? [] : [`${name}: ${value}`];
  });
}
