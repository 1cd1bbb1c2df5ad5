import { loadContent } from '#content/load.ts';

export function GET(): Response {
  const { url } = loadContent().site;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`);
}
