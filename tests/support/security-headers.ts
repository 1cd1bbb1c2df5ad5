import { sourceContent } from './content.ts';

/** The owner's switch: the address of the rates, whose origin a page may ask. */
const { rates } = sourceContent.site;
const connect = ["'self'", ...(rates ? [new URL(rates.url).origin] : [])].join(' ');

/**
 * The exact headers that every response must have. The tests compare the built files, the local server
 * and the hosts with this list, and never with the code that writes them.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `connect-src ${connect};frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(),clipboard-read=(),display-capture=(),geolocation=(),hid=(),microphone=(),midi=(),' +
    'payment=(),serial=(),usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Share pictures and icons may be shown by pages elsewhere, other files not. */
export function resourcePolicyOf(path: string): string {
  const isShared = /^\/(share\/|favicon|apple-touch-icon)/.test(path);
  return isShared ? 'cross-origin' : 'same-origin';
}

/** Useful over https only. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};
