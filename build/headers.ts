/**
 * The response headers of the site, in one place. The local server sends them (scripts/serve.ts), a
 * build writes them for hosts that read `_headers`, and `npm run deploy-files` writes them into the
 * files of deploy/. What is bound to one page's content, its hashes, stands in that page's own
 * policy (build/policy.ts).
 */
import { hostPolicy } from './policy.ts';
import type { SiteSettings } from './site-settings.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * What a page may ask a browser for, and none of this site does. Only names that browsers since the
 * oldest supported one (Chrome 114) know: an unknown name is a warning in the console. Each costs its
 * bytes in the first round trip (docs/decisions/010).
 */
const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The buttons that copy an address or a prepared text. */
const FEATURES_ON = ['clipboard-write'];

/** Means something over https only. Other names of the domain are their owner's business. */
export const HTTPS_HEADERS: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/** On every response, errors too. */
export function securityHeaders(site: Pick<SiteSettings, 'rates'>): Headers {
  return {
    'Content-Security-Policy': hostPolicy(site),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...FEATURES_ON.map((name) => `${name}=(self)`),
      ...FEATURES_OFF.map((name) => `${name}=()`),
    ].join(),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The folder whose files have names that change with their content. */
export const ASSETS = '/assets/';

/** How long browsers and caches on the way may keep a file without asking again. */
export const CACHING = {
  /** Everything in ASSETS: a year, without asking. */
  assets: 'public, max-age=31536000, immutable',
  /** Everything else: it may be kept, but is asked for again; mostly the answer is "unchanged". */
  rest: 'no-cache',
};

/**
 * Files that are in dist/ and not for visitors, as a regular expression on the path: the host's own
 * (`_headers`), names with a dot in front but for /.well-known/, and the compressed copies, which
 * are sent under the name of their file.
 */
export const NOT_SERVED = '^/_|/\\.(?!well-known/)|\\.(br|gz)$';

/** The address of a page in a form that is not the canonical one: /tutoring/ or /tutoring.html. */
export const OTHER_FORM = '^/([a-z0-9-]+)(/|\\.html)$';
