import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtSite, serve } from '../../tools/hosts/built-site.ts';

export interface WatchedSite {
  /** Without a slash at the end. */
  address: string;
  /** The same site on another port, from which the browser has no file yet. */
  freshAddress: () => Promise<string>;
  /** What went wrong in the pages since this was called last. */
  takeTroubles: () => string[];
  /** Keeps script files back until the returned function is called. */
  holdScripts: () => () => void;
  /** Answers script files of this kind with an error until the returned function is called. */
  failScripts: (kind?: RegExp) => () => void;
  stop: () => void;
}

/** The URL to which a page reports its errors. */
const TROUBLE_PATH = '/trouble';

/** Put first in every page: a policy does not apply to what comes before it. */
const WATCH = `<!doctype html><script>(${watch})('${TROUBLE_PATH}')</script>`;

/**
 * Serves the built site as `npm start` does, and collects every uncaught error, console error and
 * policy violation, even while a page is being left.
 */
export async function watchSite(): Promise<WatchedSite> {
  const site = await serve(builtSite());
  const troubles: string[] = [];
  let mayLoad = Promise.resolve();
  let failing: RegExp | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === TROUBLE_PATH) {
      troubles.push(Buffer.concat(await request.toArray()).toString());
      response.end();
      return;
    }
    const isScript = /\.js(\?|$)/.test(path);
    if (isScript) await mayLoad;
    if (isScript && failing?.test(path)) {
      response.writeHead(503, { 'cache-control': 'no-store' }).end();
      return;
    }
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

  const servers: Server[] = [];
  async function freshAddress(): Promise<string> {
    const server = createServer(answer).listen(0, 'localhost');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // Not a string, as it listens on a port.
    return `http://localhost:${port}`;
  }

  return {
    address: await freshAddress(),
    freshAddress,
    takeTroubles: () => troubles.splice(0),
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayLoad = promise;
      return resolve;
    },
    failScripts: (kind = /./) => {
      failing = kind;
      return () => {
        failing = undefined;
      };
    },
    stop: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      site.stop();
    },
  };
}

/** Runs in the page before anything else. Reporting is synchronous, so that nothing is lost. */
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
