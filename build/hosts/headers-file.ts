import { ASSETS, CACHING, type Headers, HTTPS_HEADERS, securityHeaders } from '../headers.ts';
import type { SiteSettings } from '../site-settings.ts';

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. Both let pages be asked for again by
 * themselves, and both join values where two rules give the same header: so each stands once.
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
