/**
 * The site's response headers, in one place. The local server sends them (tools/hosts/serve.ts), a
 * build writes them into `_headers`, and `npm run deploy-files` into the files of deploy/. Hashes are
 * in each page's own policy (policy.ts).
 */

import type { SiteSettings } from '../content/site-settings.ts';
import { hostPolicy } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * Browser features that no page uses and that watch or reach a visitor, a device or money.
 * Only names that the oldest supported browser (Chrome 114) knows: an unknown one causes a console
 * warning. Each name costs bytes in the first round trip.
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

/** On every response, errors too. */
export function securityHeaders(site: Pick<SiteSettings, 'rates'>): Headers {
  return {
    'Content-Security-Policy': hostPolicy(site),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': FEATURES_OFF.map((name) => `${name}=()`).join(),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The folder whose files have names that change with their content. */
export const ASSETS = '/assets/';

/** How long browsers and caches may keep a file without revalidating. */
export const CACHING = {
  /** Everything in ASSETS: a year, without revalidating. */
  assets: 'public, max-age=31536000, immutable',
  /** Everything else: revalidated on each use, mostly with the answer "unchanged". */
  rest: 'no-cache',
};

/**
 * Paths of files in dist/ that are not for visitors, as a regular expression: the host's own
 * (`_headers`), dot files except /.well-known/, and compressed copies, which are sent under their
 * file's name.
 */
export const NOT_SERVED = '^/_|/\\.(?!well-known/)|\\.(br|gz)$';

/** The address of a page in a form that is not the canonical one: /tutoring/ or /tutoring.html. */
export const OTHER_FORM = '^/([a-z0-9-]+)(/|\\.html)$';
