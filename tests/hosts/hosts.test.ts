/** The built site on real servers and on the project's own: all three must answer alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEDIA_TYPES } from '../../tools/build/files/media-types.ts';
import type { Server } from '../../tools/hosts/built-site.ts';
import { HTTPS_HEADERS, SECURITY_HEADERS } from '../support/security-headers.ts';
import { type Answer, request } from './request.ts';
import { HOSTS, siteCopy, startServer } from './servers.ts';

/** Written here again, because the hosts' files and the source come from one place. */
const CACHING = { assets: 'public, max-age=31536000, immutable', rest: 'no-cache' };

const dist = siteCopy();

/** The addresses of the site's files, without compressed copies and the hosts' own files. */
function addresses(): { file: string; path: string }[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[a-z0-9]+$/.test(file) && !/(^|\/)[._]|\.(br|gz)$|^404/.test(file))
    .map((file) => ({ file, path: `/${file.replace(/(index)?\.html$/, '')}` }));
}

/** The addresses by which other computers may reach this one. */
function otherNetworkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

describe.each(HOSTS)('%s', (host) => {
  let server: Server;
  const ask = (path: string, options?: Parameters<typeof request>[2]): Promise<Answer> =>
    request(server.address, path, options);
  const notFoundPage = readFileSync(join(dist, '404.html'));
  const expected = Object.entries({
    ...SECURITY_HEADERS,
    ...(host === 'npm start' ? {} : HTTPS_HEADERS),
  });

  function expectSecurityHeaders({ headers }: Answer): void {
    for (const [name, value] of expected) expect(headers[name.toLowerCase()], name).toBe(value);
  }

  beforeAll(async () => {
    server = await startServer(host, dist);
  });
  afterAll(() => server?.stop());

  test('every file of the site arrives complete, with its media type and caching', async () => {
    for (const { file, path } of addresses()) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe(MEDIA_TYPES[extname(file).slice(1)]);
      const caching = path.startsWith('/assets/') ? CACHING.assets : CACHING.rest;
      expect(headers['cache-control'], path).toBe(caching);
      expect(body.equals(readFileSync(join(dist, file))), path).toBe(true);
    }
  });

  test('this computer reaches it by name and by IP address, and no other computer does', async () => {
    const { port } = new URL(server.address);
    for (const name of ['localhost', '127.0.0.1']) {
      const { status, body } = await request(`http://${name}:${port}`, '/tutoring');
      expect(status, name).toBe(200);
      expect(body.equals(readFileSync(join(dist, 'tutoring.html'))), name).toBe(true);
    }
    for (const name of ['127.0.0.2', ...otherNetworkAddresses()]) {
      await expect(request(`http://${name}:${port}`, '/'), name).rejects.toThrow();
    }
  });

  test('an unknown address gets the not-found page with status 404, and is not cached', async () => {
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
  ])('%s redirects permanently to %s, with its query', async (other, canonical) => {
    for (const query of ['', '?from=ad&x=1']) {
      const { status, headers } = await ask(other + query);
      expect(status).toBe(301);
      expect(headers.location).toBe(canonical + query);
      expectSecurityHeaders({ status, headers, body: Buffer.of() });
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'a text file is sent compressed with %s, as the build wrote it',
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

  test('/.well-known/ is served', async () => {
    const { status, headers } = await ask('/.well-known/sample.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(MEDIA_TYPES.txt);
  });

  test('HEAD sends the headers of GET without its body', async () => {
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

  test('a part of a file can be requested', async () => {
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
});
