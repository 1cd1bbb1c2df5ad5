/**
 * Serves the built site in `dist/` on http://localhost:4321 (or PORT) as a good host would:
 * canonical addresses, status 404, precompressed files.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const PORT = Number(process.env.PORT ?? 4321);
const DIST = process.env.DIST ?? 'dist';
const notFoundPage = readFileSync(join(DIST, '404.html'));

const serveFile = sirv(DIST, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  onNoMatch: answerNotFound,
  setHeaders: (response, path) => {
    if (path.startsWith('/assets/')) {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    }
  },
});

createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const canonical = canonicalPath(pathname);
  if (canonical === '/404') answerNotFound(request, response);
  else if (canonical === pathname) serveFile(request, response);
  else response.writeHead(301, { location: canonical + search }).end();
}).listen(PORT, () => console.log(`http://localhost:${PORT}`));

/** `/tutoring/`, `/tutoring.html` and `/index.html` have one canonical form each: `/tutoring`, `/`. */
function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/^\/+/, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  return path.replace(/\/+$/, '') || '/';
}

function answerNotFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFoundPage);
}
