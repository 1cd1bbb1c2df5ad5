/**
 * Serves `dist/` on PORT (4321; 0 is any free one) as a good host would: canonical addresses, status
 * 404, precompressed files, and the headers of tools/build/policy/headers.ts except those for https.
 * It listens on loopback; HOST sets another network address (0.0.0.0: all).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { endWithMistakes } from '../build/content/end-with-mistakes.ts';
import { readSiteSettings } from '../build/content/site-settings.ts';
import { MEDIA_TYPES } from '../build/files/media-types.ts';
import {
  ASSETS,
  CACHING,
  NOT_SERVED,
  OTHER_FORM,
  securityHeaders,
} from '../build/policy/headers.ts';
import { endOnBusyPort } from './busy-port.ts';
import { HOST, webAddress } from './listen.ts';

const PORT = Number(process.env.PORT ?? 4321);
const DIST = process.env.DIST ?? 'dist';
const plainNotFoundPage = { coding: 'identity', page: readFileSync(join(DIST, '404.html')) };
/** The not-found page as the build compressed it, the smallest first. */
const notFoundPages = [
  { coding: 'br', page: readFileSync(join(DIST, '404.html.br')) },
  { coding: 'gzip', page: readFileSync(join(DIST, '404.html.gz')) },
];
const headers = new Map(
  Object.entries({
    'Cache-Control': CACHING.rest,
    ...securityHeaders(endWithMistakes(readSiteSettings)),
  }),
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

const server = createServer((request, response) => {
  response.setHeaders(headers);
  // Keep-alive is the default; omit the header to save bytes.
  response.removeHeader('Connection');
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
  const canonical = canonicalPath(pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
  else if (canonical) response.writeHead(301, { location: canonical + search }).end();
  else if (isNoAddress(pathname)) answerNotFound(request, response);
  else serveFile(request, response);
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) console.log(webAddress(address.port));
});

endOnBusyPort(server, PORT, 'npm start');

/** `/tutoring` for `/tutoring/` and `/tutoring.html`; undefined for any other path. */
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
