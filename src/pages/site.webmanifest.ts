import { loadContent } from '#content/load.ts';
import { stripMarks } from '#text/marks.ts';

/** Name and icons for a home screen. The inline script of every page links to it after `load`. */
export function GET(): Response {
  const { site, shared, language } = loadContent();
  return Response.json({
    name: site.brand,
    short_name: site.brand,
    description: stripMarks(shared.footer.summary),
    lang: language,
    start_url: '/',
    display: 'browser',
    theme_color: '#fbf9f4',
    background_color: '#fbf9f4',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
