import { CONTENTS } from '#content/contents.ts';
import { LIGHT, token } from '#styles/tokens.ts';
import { stripMarkup } from '#text/markup.ts';

/** Name and icons for a home screen. Every page links to it. */
export function GET(): Response {
  const { site, shared, language } = CONTENTS[0];
  return Response.json({
    name: site.brand,
    short_name: site.brand,
    description: stripMarkup(shared.footer.summary),
    lang: language,
    start_url: '/',
    display: 'browser',
    theme_color: token(LIGHT, 'bg'),
    background_color: token(LIGHT, 'bg'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
