import type { SiteSettings } from '../build/content/site-settings.ts';
import {
  ASSETS,
  CACHING,
  type Headers,
  HTTPS_HEADERS,
  securityHeaders,
} from '../build/policy/headers.ts';

/** The project's settings for Vercel; it revalidates pages by default. */
export function vercelFile(site: SiteSettings): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run release',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: pairs({ ...securityHeaders(site), ...HTTPS_HEADERS }) },
      { source: `${ASSETS}(.*)`, headers: pairs({ 'Cache-Control': CACHING.assets }) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function pairs(headers: Headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
