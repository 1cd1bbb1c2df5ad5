/** What a server must not give away, on real servers and on the project's own: all three refuse alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../tools/hosts/built-site.ts';
import { type Answer, request } from './request.ts';
import { HOSTS, siteCopy, startServer } from './servers.ts';

const dist = siteCopy();

describe.each(HOSTS)('%s', (host) => {
  let server: Server;
  const ask = (path: string, options?: Parameters<typeof request>[2]): Promise<Answer> =>
    request(server.address, path, options);

  beforeAll(async () => {
    server = await startServer(host, dist);
  });
  afterAll(() => server?.stop());

  test('no address redirects to another site', async () => {
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

  test('a folder is not listed', async () => {
    for (const path of ['/assets/', '/assets', '/share/', '/share', '/.well-known/']) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(body.equals(readFileSync(join(dist, '404.html'))), path).toBe(true);
    }
  });

  test('no path leads out of the site’s folder', async () => {
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
      expect(body.toString(), path).not.toContain('root:x:0');
    }
  });

  test.each([
    ['NUL', '/%00'],
    ['NUL after a page', '/tutoring%00'],
    ['NUL before an ending', '/index.html%00.txt'],
    ['NUL in a folder', '/%00/'],
    ['NUL among files', '/assets/%00.js'],
    ['NUL beside a byte that is not UTF-8', '/%ff%00'],
    ['a dot in two bytes', '/%c0%ae'],
    ['dots in two bytes that lead out of the folder', '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'],
    ['a dot in three bytes', '/%e0%80%ae'],
    ['a byte that is not UTF-8', '/tutoring%ff'],
    ['half of a surrogate pair', '/%ed%a0%80'],
    ['half a percent sign', '/tutoring%'],
    ['letters after a percent sign', '/%zz'],
    ['a name longer than a file can have', `/${'a'.repeat(256)}`],
    ['one in letters of two bytes', `/${'%c3%a4'.repeat(128)}`],
    ['a path longer than a file can have', '/a'.repeat(2100)],
  ])('an address with %s is refused without a server error', async (_what, path) => {
    expect([400, 404]).toContain((await ask(path)).status);
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

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/', '/contact', '/nope']) {
        expect((await ask(path, { method })).status, path).toBe(405);
      }
    },
  );

  test('no response reveals the version of the server', async () => {
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
});
