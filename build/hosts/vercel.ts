import { ASSETS, CACHING, type Headers, HTTPS_HEADERS, securityHeaders } from '../headers.ts';
import type { SiteSettings } from '../site-settings.ts';

/** The project's settings for Vercel; it lets pages be asked for again by itself. */
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
