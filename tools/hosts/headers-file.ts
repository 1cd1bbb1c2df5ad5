import type { SiteSettings } from '../build/content/site-settings.ts';
import {
  ASSETS,
  CACHING,
  type Headers,
  HTTPS_HEADERS,
  securityHeaders,
} from '../build/policy/headers.ts';

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. Both revalidate pages by default. Both
 * join the values of a header that two rules set, so each header is set once.
 */
export function headersFile(site: SiteSettings): string {
  return [
    ...rule('/*', { ...securityHeaders(site), ...HTTPS_HEADERS }),
    ...rule(`${ASSETS}*`, { 'Cache-Control': CACHING.assets }),
    '',
  ].join('\n');
}

function rule(path: string, headers: Headers): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
