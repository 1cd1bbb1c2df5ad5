import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { builtSite, serve } from '../scripts/built-site.ts';
import { freePort } from './free-port.ts';

export interface WatchedSite {
  /** Without a slash at the end. */
  address: string;
  /** What went wrong in the pages since this was called last. */
  takeTroubles: () => string[];
  /** Keeps script files back until the returned function is called. */
  holdScripts: () => () => void;
  stop: () => void;
}

/** Where a page tells what went wrong in it. */
const TROUBLE_PATH = '/trouble';

/** The first thing in every page: no policy of the page governs what stands above that policy. */
const WATCH = `<!doctype html><script>(${watch})('${TROUBLE_PATH}')</script>`;

/**
 * Serves the built site as `npm start` does, and hears of every uncaught error, line of error in the
 * console and violation of the policy, also of those on the way from a page.
 *
 * @param port of the built site itself; the one that is watched gets whichever is free
 */
export async function watchSite(port: number): Promise<WatchedSite> {
  const site = await serve(builtSite(), port);
  const troubles: string[] = [];
  let mayLoad = Promise.resolve();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === TROUBLE_PATH) {
      troubles.push(Buffer.concat(await request.toArray()).toString());
      response.end();
      return;
    }
    if (path.endsWith('.js')) await mayLoad;
    const answered = await fetch(site.address + path, { redirect: 'manual' });
    const headers: Record<string, string> = Object.fromEntries(
      ['content-type', 'location'].flatMap((name) => {
        const value = answered.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const body = Buffer.from(await answered.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    // Each step is a first visit.
    if (!isPage) headers['cache-control'] = 'no-store';
    response
      .writeHead(answered.status, headers)
      .end(isPage ? body.toString().replace(/^<!doctype html>/i, WATCH) : body);
  }

  const freed = await freePort();
  const server = createServer(answer).listen(freed);
  await once(server, 'listening');
  return {
    address: `http://localhost:${freed}`,
    takeTroubles: () => troubles.splice(0),
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayLoad = promise;
      return resolve;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
      site.stop();
    },
  };
}

/** Runs in the page before anything else. Telling is synchronous, so that nothing gets lost. */
function watch(path: string): void {
  const tell = (trouble: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', path, false);
    request.send(`${location.pathname}: ${trouble}`);
  };
  addEventListener('error', ({ message }) => tell(`uncaught ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit's own, when it leaves out the transition to a page: no script of the site began one.
    if (!/skipTransition\(\) was called/.test(reason)) tell(`unhandled ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`violation of ${violatedDirective}: ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...told: unknown[]) => tell(`console.${level} ${told.join(' ')}`);
  }
}
