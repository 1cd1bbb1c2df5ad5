/**
 * Serves the built site in `dist/` on http://localhost:4321 (or PORT) as a good host would:
 * canonical addresses, status 404, precompressed files, and the headers of build/headers.ts but for
 * those that mean something over https only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { ASSETS, CACHING, NOT_SERVED, OTHER_FORM, securityHeaders } from '../build/headers.ts';
import { MEDIA_TYPES } from '../build/media-types.ts';
import { readSiteSettings } from '../build/site-settings.ts';

const PORT = Number(process.env.PORT ?? 4321);
const DIST = process.env.DIST ?? 'dist';
const plainNotFoundPage = { coding: 'identity', page: readFileSync(join(DIST, '404.html')) };
/** The not-found page as the build compressed it, the smaller first. */
const notFoundPages = [
  { coding: 'br', page: readFileSync(join(DIST, '404.html.br')) },
  { coding: 'gzip', page: readFileSync(join(DIST, '404.html.gz')) },
];
const headers = new Map(
  Object.entries({ 'Cache-Control': CACHING.rest, ...securityHeaders(readSiteSettings()) }),
);
const notServed = new RegExp(NOT_SERVED);
const otherForm = new RegExp(OTHER_FORM);

const serveFile = sirv(DIST, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  onNoMatch: answerNotFound,
  setHeaders: (response, path) => {
    const type = MEDIA_TYPES[extname(path).slice(1) || 'html'];
    if (type) response.setHeader('Content-Type', type);
    if (path.startsWith(ASSETS)) response.setHeader('Cache-Control', CACHING.assets);
  },
});

createServer((request, response) => {
  response.setHeaders(headers);
  // Connections stay open without this being said. What is said costs bytes on the way to a page.
  response.removeHeader('Connection');
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
  const canonical = canonicalPath(pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
  else if (canonical) response.writeHead(301, { location: canonical + search }).end();
  else if (isNoAddress(pathname)) answerNotFound(request, response);
  else serveFile(request, response);
}).listen(PORT, () => console.log(`http://localhost:${PORT}`));

/** For `/tutoring/` and `/tutoring.html`: `/tutoring`. Nothing for what is no other form of a page. */
function canonicalPath(pathname: string): string | undefined {
  const page = otherForm.exec(pathname)?.[1] ?? (pathname === '/index' ? 'index' : undefined);
  if (!page || page === '404' || !existsSync(join(DIST, `${page}.html`))) return undefined;
  return page === 'index' ? '/' : `/${page}`;
}

function isNoAddress(pathname: string): boolean {
  const isFolder = pathname !== '/' && pathname.endsWith('/');
  const path = decoded(pathname);
  return isFolder || path === '/404' || path === '/404.html' || notServed.test(path);
}

/** A path as the file server reads it: `%5fheaders` is `_headers`. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function answerNotFound({ headers }: IncomingMessage, response: ServerResponse): void {
  const accepted = String(headers['accept-encoding'] ?? '');
  const { coding, page } =
    notFoundPages.find(({ coding }) => accepted.includes(coding)) ?? plainNotFoundPage;
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  response
    .writeHead(404, {
      'Content-Type': MEDIA_TYPES.html,
      'Content-Length': page.length,
      Vary: 'Accept-Encoding',
    })
    .end(page);
}
