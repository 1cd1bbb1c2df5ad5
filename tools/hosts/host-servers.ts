/** Starts Debian's nginx or Caddy on HOST, or else loopback, with its file of deploy/. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Server } from './built-site.ts';
import { HOST_IN_ADDRESS, webAddress } from './listen.ts';

type HostName = 'nginx' | 'caddy';

export interface HostOptions {
  /** The folder of the built site. */
  dist: string;
  port: number;
  /** The user and group to run as, by number; the current user by default. */
  as?: { uid: number; gid: number };
}

const PACKAGES: Record<HostName, string> = {
  nginx: 'nginx libnginx-mod-http-brotli-static',
  caddy: 'caddy',
};
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Debian puts servers in a folder that is not in every user's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const START_TIMEOUT_MS = 10_000;

/** Installs a server if it is missing and may be installed. @throws with the command to run otherwise */
export function installHost(name: HostName): void {
  const install = `apt-get update && apt-get install -y ${PACKAGES[name]}`;
  if (!isInstalled(name) && process.getuid?.() === 0) {
    console.log(`${name} is missing. Running: ${install}`);
    spawnSync(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (isInstalled(name)) return;
  throw new Error(`${name} is missing. Run this, then try again: sudo sh -c "${install}"`);
}

function isInstalled(name: HostName): boolean {
  const { error } = spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { env: { PATH } });
  return !error && (name === 'caddy' || existsSync(BROTLI_MODULE));
}

/** Serves a folder until it is stopped. @throws with the server's output if it does not start */
export async function startHost(name: HostName, options: HostOptions): Promise<Server> {
  const address = webAddress(options.port);
  if (await answers(address)) {
    throw new Error(`Something already uses port ${options.port}. PORT sets another.`);
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // Readable by the user that it may run as.
  chmodSync(folder, 0o777);
  // Both servers would split the path of a project in a folder such as "my site".
  symlinkSync(resolve(options.dist), join(folder, 'site'));
  const start = name === 'nginx' ? startNginx : startCaddy;
  const server = start(folder, options, {
    ...options.as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr?.on('data', (text) => {
    said += text;
  });
  const stopBy = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(address))) {
    if (server.exitCode !== null || Date.now() > stopBy) {
      server.kill();
      throw new Error(`${name} did not start:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return { address, stop: () => server.kill() };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

function startNginx(
  folder: string,
  { port, as }: HostOptions,
  options: SpawnOptions,
): ChildProcess {
  const file = join(folder, 'nginx.conf');
  const isRoot = process.getuid?.() === 0 && !as;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  const configuration = `daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
load_module ${BROTLI_MODULE};
worker_processes 2;
${isRoot ? 'user root;' : ''}
events {
  worker_connections 1024;
}
http {
  access_log off;
${temporary.join('\n')}
  server {
    listen ${HOST_IN_ADDRESS}:${port};
    root ${folder}/site;
    include ${folder}/site.conf;
  }
}
`;
  writeFileSync(file, configuration);
  copyFileSync('deploy/nginx.conf', join(folder, 'site.conf'));
  return spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    ...options,
    env: { PATH },
  });
}

function startCaddy(folder: string, { port }: HostOptions, options: SpawnOptions): ChildProcess {
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{\n\tadmin off\n\tdefault_bind ${HOST_IN_ADDRESS}\n}\nimport ${folder}/site.caddy\n`,
  );
  copyFileSync('deploy/Caddyfile', join(folder, 'site.caddy'));
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    ...options,
    env: {
      PATH,
      HOME: folder,
      // No host name, so that it answers to any.
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: join(folder, 'site'),
    },
  });
}
