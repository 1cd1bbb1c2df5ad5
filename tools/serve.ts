/**
 * Serves the built site as a good host would: canonical addresses, status 404, precompressed files and the
 * site's headers, except those for https. `npm start` serves it on PORT (4321); HOST names another network
 * address than loopback (0.0.0.0: all).
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import * as http from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { readSite } from '#content/read/content-files.ts';
import { readSources } from '#content/read/sources.ts';
import { CACHING, exceptionsAt, securityHeaders } from './build/headers.ts';

const LOOPBACK = '127.0.0.1';

export type Server = Awaited<ReturnType<typeof serve>>;

/**
 * Serves a folder until it is stopped, at a free port unless one is given.
 *
 * @param project the folder of the project to which the built site belongs
 * @returns its address, without a trailing slash
 */
export async function serve(dist: string, { port = 0, host = LOOPBACK, project = '.' } = {}) {
  const site = readSite(readSources(project));
  const headers = new Headers({ ...securityHeaders(site), 'Cache-Control': CACHING.rest });
  const notFound = notFoundAnswer(dist);
  const serveFile = sirv(dist, {
    // Reads sizes and dates for each answer: a build may write the files anew.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: notFound,
    setHeaders: (response, path) => {
      response.setHeaders(new Headers(exceptionsAt(path)));
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });
  const server = http.createServer((request, response) => {
    response.setHeaders(headers);
    // Keep-alive is the default; omit the header to save bytes.
    response.removeHeader('Connection');
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const location = canonicalPath(dist, path);
    if (/^\/404(\.html)?$|^\/_|\.(br|gz)$/.test(path)) notFound(request, response);
    else if (location) response.writeHead(301, { location: location + query }).end();
    else if (/.\/$/.test(path)) notFound(request, response);
    else serveFile(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const listening = server.address();
  const name = isIPv6(host) ? `[${host}]` : host;
  return {
    // Not "localhost": another server may listen there on the other family of addresses.
    address: `http://${name}:${typeof listening === 'object' && listening?.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** `/es/tutoring` for `/es/tutoring/` and `/es/tutoring.html`; undefined for any other path. */
function canonicalPath(dist: string, path: string): string | undefined {
  if (/^\/index(\/|\.html)?$/.test(path)) return '/';
  const page = /^((?:\/[a-z0-9-]+)+)(?:\/|\.html)$/.exec(path)?.[1];
  return page && existsSync(join(dist, `${page}.html`)) ? page : undefined;
}

/** The file server itself would send 404.html with status 200. */
function notFoundAnswer(dist: string) {
  return ({ headers }: http.IncomingMessage, response: http.ServerResponse) => {
    const acceptsBrotli = headers['accept-encoding']?.includes('br');
    const page = readFileSync(join(dist, acceptsBrotli ? '404.html.br' : '404.html'));
    if (acceptsBrotli) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding').setHeader('Content-Length', page.length);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
  };
}

/** What an error of `listen` means, and what to do. */
const REMEDIES: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'is busy: perhaps "npm start" already runs. Stop it, or set the environment variable PORT to another number.',
  ERR_SOCKET_BAD_PORT:
    'is not a port. Set the environment variable PORT to a number such as 4321, or leave it out.',
  EACCES:
    'is for administrators. Set the environment variable PORT to a number from 1024 on, or leave it out.',
};

export async function run(): Promise<void> {
  const PORT = process.env.PORT || '4321';
  const HOST = process.env.HOST || LOOPBACK;
  // Some tools, such as conda, set HOST to something else than an address.
  const host = isIP(HOST) ? HOST : LOOPBACK;
  if (host !== HOST) console.error(`HOST, "${HOST}", is no network address: ${LOOPBACK} is used.`);
  // A file that a build takes away while it is read.
  process.on('uncaughtException', (error) => console.error(error.message));
  try {
    const { address } = await serve('dist', { port: Number(PORT), host });
    console.log(address);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!(code in REMEDIES)) throw error;
    console.error(`Port ${PORT} ${REMEDIES[code]}`);
    process.exit(1);
  }
}
