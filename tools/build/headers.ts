/**
 * The site's response headers, in one place. `npm start` sends them; `npm run headers` writes them into the
 * files for hosts (host-files.ts). Hashes are in each page's own policy (policy.ts).
 */
import type { Site } from '#content/schemas/site.ts';
import { connectSources } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * Browser features that no page uses and that watch or reach a visitor, a device or money. Only names that
 * Chrome knows in its oldest supported version: an unknown one causes a console warning. Each name costs
 * bytes in the first round trip.
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
 * On every response, errors too. The policy has frame-ancestors, which a page's own can't set, and
 * connect-src again. Browsers enforce both policies, so this one must not forbid what any page does.
 */
export function securityHeaders(site: Pick<Site, 'rates'>): Headers {
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
  /** Everything else: revalidated on each use, mostly with status 304. */
  rest: 'no-cache',
};

/** Headers with another value at some paths. A path is whole, or ends with `*`. */
export const EXCEPTIONS = [
  { name: 'Cache-Control', paths: ['/assets/*'], value: CACHING.assets },
  {
    // Other sites show them beside a link, in search results and in lists of bookmarks.
    name: 'Cross-Origin-Resource-Policy',
    paths: ['/share/*', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'],
    value: 'cross-origin',
  },
];

/** A regular expression for the paths of an exception, without their first slash. */
export function patternOf(paths: readonly string[]): string {
  return paths.map((path) => path.slice(1).replaceAll('.', '\\.').replaceAll('*', '.*')).join('|');
}

/** The headers that have another value at a path. */
export function exceptionsAt(path: string): Headers {
  const found = EXCEPTIONS.filter(({ paths }) => RegExp(`^/(${patternOf(paths)})$`).test(path));
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}
