/** The specimens as one static page: Vite compiles their components and styles, without a server. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

export async function specimensHtml(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  });
  try {
    const { Specimens } = await vite.ssrLoadModule('/src/specimens/Specimens.tsx');
    const { default: css } = await vite.ssrLoadModule('/src/specimens/specimens.css?inline');
    const specimens = renderToStaticMarkup(createElement(Specimens));
    return `<!doctype html><html lang="en" class="js"><title>Specimens</title><style>${css}</style><body><main class="container">${specimens}</main>`;
  } finally {
    await vite.close();
  }
}
