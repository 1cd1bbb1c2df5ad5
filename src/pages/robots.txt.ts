import { CONTENTS } from '#content/contents.ts';

export function GET(): Response {
  const { url } = CONTENTS[0].site;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`);
}
