/**
 * The built site on real servers with the files of this folder, and on the project's own: all three
 * must answer alike.
 */
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ASSETS, CACHING, HTTPS_HEADERS, securityHeaders } from '../build/headers.ts';
import { MEDIA_TYPES } from '../build/media-types.ts';
import { readSiteSettings } from '../build/site-settings.ts';
import { builtSite, type Server, serve } from '../scripts/built-site.ts';
import { type HostName, installHost, startHost } from '../scripts/host-servers.ts';
import { load } from './load.ts';
import { type Answer, request } from './request.ts';

/** The first of five: one for each server that is started, because a stopped one may linger. */
const PORT = Number(process.env.PORT ?? 4330);
const CONNECTIONS = 256;
const LOAD_MS = 5000;
/** The user that owns nothing, by number; every Debian and macOS has one. */
const NOBODY = { uid: 65534, gid: 65534 };

const dist = siteCopy();
const HOSTS: readonly { host: HostName | 'npm start'; port: number }[] = [
  { host: 'nginx', port: PORT },
  { host: 'caddy', port: PORT + 1 },
  { host: 'npm start', port: PORT + 2 },
];
const HOSTS_WITHOUT_ROOT = [
  { host: 'nginx', port: PORT + 3 },
  { host: 'caddy', port: PORT + 4 },
] as const;

/** A copy of the built site that any user may read, with what a server must not give away. */
function siteCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(builtSite(), folder, { recursive: true });
  chmodSync(folder, 0o755);
  cpSync(join(folder, '_headers'), join(folder, '_redirects'));
  cpSync(join(folder, '_headers'), join(folder, '.env'));
  cpSync(join(folder, '_headers'), join(folder, 'assets', '.secret'));
  cpSync(join(folder, 'licenses.txt'), join(folder, '.well-known', 'sample.txt'), {
    recursive: true,
  });
  return folder;
}

/** The addresses of the files of the site, the compressed copies and the hosts' own left out. */
function addresses(): { file: string; path: string }[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[a-z0-9]+$/.test(file) && !/(^|\/)[._]|\.(br|gz)$|^404/.test(file))
    .map((file) => ({ file, path: `/${file.replace(/(index)?\.html$/, '')}` }));
}

describe.each(HOSTS)('$host', ({ host, port }) => {
  let server: Server;
  const ask = (path: string, options?: Parameters<typeof request>[2]): Promise<Answer> =>
    request(server.address, path, options);
  const notFoundPage = readFileSync(join(dist, '404.html'));
  const expected = Object.entries({
    ...securityHeaders(readSiteSettings()),
    ...(host === 'npm start' ? {} : HTTPS_HEADERS),
  });

  function expectSecurityHeaders({ headers }: Answer): void {
    for (const [name, value] of expected) expect(headers[name.toLowerCase()], name).toBe(value);
  }

  beforeAll(async () => {
    if (host === 'npm start') server = await serve(dist, port);
    else {
      installHost(host);
      server = await startHost(host, { dist, port });
    }
  });
  afterAll(() => server?.stop());

  test('every file of the site comes whole, with its media type and its caching', async () => {
    for (const { file, path } of addresses()) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe(MEDIA_TYPES[extname(file).slice(1)]);
      const caching = path.startsWith(ASSETS) ? CACHING.assets : CACHING.rest;
      expect(headers['cache-control'], path).toBe(caching);
      expect(body.equals(readFileSync(join(dist, file))), path).toBe(true);
    }
  });

  test('an unknown address gets the not-found page with status 404, and is not kept', async () => {
    for (const path of ['/nope', '/nope/deeper', '/nope.html', '/nope/', '/assets/nope.js']) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(headers['content-type'], path).toBe(MEDIA_TYPES.html);
      expect(headers['cache-control'], path).toBe(CACHING.rest);
      expect(body.equals(notFoundPage), path).toBe(true);
    }
  });

  test('the not-found page has no address of its own', async () => {
    for (const path of ['/404', '/404.html']) expect((await ask(path)).status, path).toBe(404);
  });

  test.each([
    ['/tutoring/', '/tutoring'],
    ['/tutoring.html', '/tutoring'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s leads on to %s for good, with its query', async (other, canonical) => {
    for (const query of ['', '?from=ad&x=1']) {
      const { status, headers } = await ask(other + query);
      expect(status).toBe(301);
      expect(headers.location).toBe(canonical + query);
      expectSecurityHeaders({ status, headers, body: Buffer.of() });
    }
  });

  test('no address leads on to another site', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/tutoring/',
      '/%0d%0aX:1/',
      '/\\evil.example/',
    ]) {
      const { status, headers } = await ask(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(headers.location, path).toBeUndefined();
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'a text file comes compressed with %s, as the build wrote it',
    async (name, unpack) => {
      for (const path of ['/', '/tutoring', '/favicon.svg', '/sitemap-0.xml', '/nope']) {
        const { headers, body } = await ask(path, { headers: { 'accept-encoding': name } });
        expect(headers['content-encoding'], path).toBe(name);
        expect(headers.vary, path).toBe('Accept-Encoding');
        const plain = await ask(path);
        expect(unpack(body).equals(plain.body), path).toBe(true);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
      }
    },
  );

  test('every answer carries the security headers, errors too', async () => {
    for (const path of [
      '/',
      '/payments',
      '/assets/nope.js',
      '/nope',
      '/tutoring/',
      '/favicon.svg',
    ]) {
      expectSecurityHeaders(await ask(path));
    }
    expectSecurityHeaders(await ask('/', { method: 'POST' }));
    expectSecurityHeaders(await ask('/nope', { method: 'DELETE' }));
  });

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await ask('/tutoring');
    const again = await ask('/tutoring', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expectSecurityHeaders(again);
  });

  test('a folder is not listed', async () => {
    for (const path of ['/assets/', '/assets', '/share/', '/share', '/.well-known/']) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(body.equals(notFoundPage), path).toBe(true);
    }
  });

  test('no path leads out of the folder', async () => {
    for (const path of [
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/../../../../etc/passwd',
      '/assets/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cetc%5cpasswd',
    ]) {
      const { status, body } = await ask(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      expect(body.toString(), path).not.toContain('root:');
    }
  });

  test('the host’s own files, hidden files and compressed copies have no address', async () => {
    const [asset = ''] = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.br'));
    for (const path of [
      '/_headers',
      '/%5fheaders',
      '/_redirects',
      '/.env',
      '/%2eenv',
      '/assets/.secret',
      '/.git/config',
      '/index.html.br',
      '/index.html%2ebr',
      '/tutoring.html.gz',
      `/assets/${asset}`,
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('/.well-known/ is served', async () => {
    const { status, headers } = await ask('/.well-known/sample.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(MEDIA_TYPES.txt);
  });

  test('HEAD tells what GET would send, without sending it', async () => {
    for (const path of ['/tutoring', '/nope']) {
      const get = await ask(path);
      const head = await ask(path, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect(head.body).toHaveLength(0);
      for (const name of ['content-type', 'cache-control', 'content-length'] as const) {
        expect(head.headers[name], name).toBe(get.headers[name]);
      }
    }
  });

  test('a part of a file can be asked for', async () => {
    const { status, headers, body } = await ask('/share/home.png', {
      headers: { range: 'bytes=100-199' },
    });
    const whole = readFileSync(join(dist, 'share/home.png'));
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(body.equals(whole.subarray(100, 200))).toBe(true);
    const beyond = await ask('/share/home.png', { headers: { range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/', '/contact', '/nope']) {
        expect((await ask(path, { method })).status, path).toBe(405);
      }
    },
  );

  test('no answer tells the version of the server', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/nope', 'GET'],
      ['/', 'POST'],
      ['/..%2f', 'GET'],
    ] as const) {
      const { headers, body } = await ask(path, { method });
      expect(headers.server ?? '', path).not.toMatch(/\d/);
      expect(headers['x-powered-by'], path).toBeUndefined();
      expect(body.toString(), path).not.toMatch(/(nginx|caddy|node)\/\d/i);
    }
  });

  test(`${CONNECTIONS} connections for ${LOAD_MS / 1000} s see no failure`, async () => {
    const { answered, failures } = await load(`${server.address}/tutoring`, CONNECTIONS, LOAD_MS);
    console.log(`${host}: ${Math.round(answered / (LOAD_MS / 1000))} answers a second`);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(CONNECTIONS);
  });
});

describe.each(HOSTS_WITHOUT_ROOT)('$host without the rights of root', ({ host, port }) => {
  test('serves the site', async () => {
    const isRoot = process.getuid?.() === 0;
    const server = await startHost(host, { dist, port, ...(isRoot ? { as: NOBODY } : {}) });
    try {
      expect((await request(server.address, '/tutoring')).status).toBe(200);
      expect((await request(server.address, '/nope')).status).toBe(404);
    } finally {
      server.stop();
    }
  });
});

test('the build writes the same headers for hosts that read _headers', () => {
  const lines = readFileSync(join(dist, '_headers'), 'utf8').split('\n');
  for (const [name, value] of Object.entries(securityHeaders(readSiteSettings()))) {
    expect(lines).toContain(`  ${name}: ${value}`);
  }
  expect(existsSync(join(dist, 'licenses.txt'))).toBe(true);
});
