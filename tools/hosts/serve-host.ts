/**
 * `npm run serve:nginx`, `npm run serve:caddy`: serves the built site on PORT (4324) with that server and
 * its file in deploy/, until stopped. HOST sets another network address than loopback.
 */
import { builtSite } from './built-site.ts';
import { installHost, startHost } from './host-servers.ts';

const PORT = Number(process.env.PORT ?? 4324);

const name = process.argv[2] === 'nginx' ? 'nginx' : 'caddy';
try {
  const dist = builtSite();
  installHost(name);
  const { address, stop } = await startHost(name, { dist, port: PORT });
  console.log(`${name}: ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
