/** The servers under test, each on a free port, and what they serve. */
import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite, type Server, serve } from '../../tools/hosts/built-site.ts';
import { type HostOptions, installHost, startHost } from '../../tools/hosts/host-servers.ts';
import { freePort } from '../support/serve/free-port.ts';

export const HOSTS = ['nginx', 'caddy', 'npm start'] as const;

type Host = (typeof HOSTS)[number];

/** Starts a server, and installs it first if it is missing. */
export async function startServer(
  host: Host,
  dist: string,
  as?: NonNullable<HostOptions['as']>,
): Promise<Server> {
  if (host === 'npm start') return serve(dist);
  installHost(host);
  return startHost(host, { dist, port: await freePort(), ...(as ? { as } : {}) });
}

/** A copy of the built site that any user may read, with what a server must not give away. */
export function siteCopy(): string {
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
