/** The built site on real servers, with their files of deploy/, and on the project's own: all answer alike. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findProgram } from '../../tools/install.ts';
import { type Server, serve } from '../../tools/serve.ts';
import { LANGUAGES, pathIn } from '../support/content.ts';
import { HTTPS_HEADERS, resourcePolicyOf, SECURITY_HEADERS } from '../support/security-headers.ts';
import { builtSite, freePort } from '../support/serve/servers.ts';

/** Repeated here on purpose: the hosts' files and the local server both take them from one place. */
const CACHING = { assets: 'public, max-age=31536000, immutable', rest: 'no-cache' };

const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.js': /^(text|application)\/javascript/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml/,
  '.txt': /^text\/plain; ?charset=utf-8$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(text|application)\/xml/,
};

const dist = builtSite();
const notFoundPage = readFileSync(join(dist, '404.html'), 'utf8');

/** The files of the site with their addresses, without compressed copies and the hosts' own files. */
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => extname(file) in TYPES && file !== '404.html')
  .map((file) => ({ file, path: `/${file.replace(/(^index)?\.html$/, '')}` }));

const pages = ['/services', ...LANGUAGES.slice(1, 2).map((code) => pathIn('/payments', code))];

/** As much of the configuration as Debian has around deploy/nginx.conf. */
const nginxConfiguration = (folder: string, servers: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/client;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${servers}
}`;

function startNginx(folder: string, port: number): ChildProcess {
  const own = `root ${folder}/site; include ${folder}/site.conf;`;
  return runNginx(folder, `server { listen 127.0.0.1:${port}; ${own} }`);
}

function runNginx(folder: string, servers: string): ChildProcess {
  writeFileSync(join(folder, 'site.conf'), readFileSync('deploy/nginx.conf'));
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(folder, servers));
  const options = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  return spawn(findProgram('nginx'), options, { stdio: 'inherit' });
}

function startCaddy(folder: string, port: number): ChildProcess {
  const file = join(folder, 'Caddyfile');
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${caddyfile}`);
  return spawn(findProgram('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { HOME: folder, SITE_ADDRESS: `http://:${port}`, SITE_ROOT: join(folder, 'site') },
    stdio: 'ignore',
  });
}

async function startHost(start: typeof startNginx): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  // Both servers would split the path of a project in a folder such as "my site".
  symlinkSync(resolve(dist), join(folder, 'site'));
  const port = await freePort();
  const host = start(folder, port);
  const address = `http://127.0.0.1:${port}`;
  // A server whose configuration is wrong ends at once; no other listens on this port.
  await vi.waitFor(() => fetch(address), { timeout: 10_000, interval: 100 });
  return { address, stop: () => host.kill() };
}

const overHttps = { ...SECURITY_HEADERS, ...HTTPS_HEADERS };

describe.each([
  { host: 'nginx', start: () => startHost(startNginx), headers: overHttps },
  { host: 'Caddy', start: () => startHost(startCaddy), headers: overHttps },
  { host: 'npm start', start: () => serve(dist), headers: SECURITY_HEADERS },
])('$host', ({ start, headers }) => {
  let server: Server;
  const ask = (path: string, asked: Record<string, string> = {}) =>
    fetch(server.address + path, {
      headers: { 'accept-encoding': 'identity', ...asked },
      redirect: 'manual',
    });

  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  test('every file arrives complete, with its type, its caching and who may show it', async () => {
    expect(files.length).toBeGreaterThan(20);
    for (const { file, path } of files) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toMatch(TYPES[extname(file)] ?? /^$/);
      const caching = path.startsWith('/assets/') ? CACHING.assets : CACHING.rest;
      expect(answer.headers.get('cache-control'), path).toBe(caching);
      const policy = answer.headers.get('cross-origin-resource-policy');
      expect(policy, path).toBe(resourcePolicyOf(path));
      const isSame = Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(dist, file)));
      expect(isSame, path).toBe(true);
    }
  });

  test('another form of an address leads to it for good, with its query', async () => {
    const others = pages.flatMap((page) => [`${page}/ ${page}`, `${page}.html ${page}`]);
    for (const line of ['/index.html /', '/index /', ...others]) {
      const [other, canonical] = line.split(' ');
      const answer = await ask(`${other}?from=ad&x=1`);
      expect(answer.status, other).toBe(301);
      expect(answer.headers.get('location'), other).toBe(`${canonical}?from=ad&x=1`);
    }
  });

  test.each([
    ...['/nothing', '/nothing/', '/nothing.html', '/nothing/deeper', '/assets/', '/assets/no.js'],
    ...['/404', '/404.html', '/_headers', '/index.html.br', '//evil.example/', '/\\evil.example/'],
    ...pages.map((page) => `${page}/nothing`),
  ])('%s is not found, with the whole page, also once a browser has it', async (path) => {
    const { headers: sent } = await ask(path);
    const known = {
      'if-none-match': sent.get('etag') ?? '',
      'if-modified-since': sent.get('last-modified') ?? '',
    };
    for (const answer of [await ask(path), await ask(path, known)]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe(CACHING.rest);
      expect(await answer.text()).toBe(notFoundPage);
    }
  });

  test.each(['br', 'gzip'])('text is sent as the build compressed it with %s', async (encoding) => {
    for (const path of [...pages, '/', '/favicon.svg', '/licenses.txt']) {
      const answer = await ask(path, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding'), path).toBe(encoding);
      expect(answer.headers.get('vary'), path).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(await (await ask(path)).text());
    }
  });

  test('every answer has the security headers, and none the version of the server', async () => {
    const { headers: sent } = await ask('/');
    const unchanged = await ask('/', { 'if-none-match': sent.get('etag') ?? '' });
    expect(unchanged.status).toBe(304);
    for (const answer of [unchanged, await ask('/'), await ask('/nothing'), await ask('/index')]) {
      for (const [name, value] of Object.entries(headers)) {
        expect(answer.headers.get(name), name).toBe(value);
      }
      expect(answer.headers.get('server') ?? '').not.toMatch(/\d/);
    }
  });
});

/** Requests of a server on this computer what a domain's visitor would. */
async function visit(url: string, host: string): Promise<IncomingMessage> {
  const { get } = url.startsWith('https') ? https : http;
  const request = get(url, { headers: { host }, rejectUnauthorized: false });
  const [answer] = await once(request, 'response');
  return answer;
}

const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === '::1'),
);

describe.skipIf(!hasIPv6)('the recipe for nginx', () => {
  const recipe = readFileSync('docs/hosting.md', 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  const [built, site] = [join(folder, 'dist'), join(folder, 'site')];
  const publish = () => {
    const [command = ''] = /rsync --archive(?:.*\\\n)*.*\/var\/www\/site\//.exec(recipe) ?? [];
    const here = command.replace('your-server:/var/www/site/', `${site}/`);
    return spawnSync(here, { shell: true, cwd: folder, encoding: 'utf8' });
  };

  test('copies a new version: what was removed goes, old assets and certbot files stay', () => {
    const removed = [
      ...LANGUAGES.slice(1, 2).flatMap((code) => [code, `${code}.html`]),
      'about.html',
    ];
    const kept = ['.well-known/acme-challenge/token', 'assets/old.js'];
    cpSync(dist, built, { recursive: true });
    expect(publish()).toMatchObject({ status: 0, stderr: '' });
    mkdirSync(join(site, '.well-known/acme-challenge'), { recursive: true });
    for (const file of kept) writeFileSync(join(site, file), '');
    for (const path of removed) rmSync(join(built, path), { recursive: true });
    writeFileSync(join(built, 'assets/new.js'), '', { mode: 0o600 });
    expect(publish()).toMatchObject({ status: 0, stderr: '' });
    const there = [...removed, ...kept, 'assets/new.js'].filter((path) =>
      existsSync(join(site, path)),
    );
    expect(there).toEqual([...kept, 'assets/new.js']);
    expect(statSync(join(site, 'assets/new.js')).mode & 0o777).toBe(0o644);
  });

  test('answers over IPv4 and IPv6, for the domain and for www', async () => {
    const [, servers = ''] = /```nginx\n(.*?)```/s.exec(recipe) ?? [];
    const [port, securePort] = [await freePort(), await freePort()];
    const here = servers
      .replaceAll('/etc/letsencrypt/live/your-site.com', folder)
      .replaceAll('/etc/nginx', folder)
      .replaceAll('/var/www', folder)
      .replaceAll(/(?<=listen (?:\[::\]:)?)80\b/g, String(port))
      .replaceAll(/(?<=listen (?:\[::\]:)?)443\b/g, String(securePort));
    const key =
      '-newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -subj /CN=your-site.com';
    spawnSync(findProgram('openssl'), `req -x509 ${key}`.split(' '), { cwd: folder });
    const nginx = runNginx(folder, here);
    onTestFinished(() => void nginx.kill());
    const domain = 'your-site.com';
    for (const address of ['127.0.0.1', '[::1]']) {
      const [plain, secure] = [`http://${address}:${port}`, `https://${address}:${securePort}`];
      await vi.waitFor(() => visit(plain, domain), { timeout: 10_000 });
      for (const [origin, host] of [
        [plain, domain],
        [plain, `www.${domain}`],
        [secure, `www.${domain}`],
      ] as const) {
        const { statusCode, headers } = await visit(`${origin}/about?from=ad`, host);
        expect(statusCode, `${origin} ${host}`).toBe(301);
        expect(headers.location).toBe(`https://${domain}/about?from=ad`);
      }
      const page = await visit(`${secure}/services`, domain);
      expect(page.statusCode, address).toBe(200);
      expect(await text(page)).toBe(readFileSync(join(dist, 'services.html'), 'utf8'));
      const gone = await visit(`${secure}/about`, domain);
      expect(gone.statusCode, 'a page that was removed').toBe(404);
    }
  });
});

test('the server of npm start is for this computer only', async () => {
  const { address, stop } = await serve(dist);
  await expect(fetch(address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  stop();
});

test('a build under npm start leaves no page cut', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  const { address, stop } = await serve(folder);
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  for (const page of ['A page', 'A longer page']) {
    writeFileSync(join(folder, 'about.html'), page);
    expect(await (await fetch(`${address}/about`)).text()).toBe(page);
  }
});
