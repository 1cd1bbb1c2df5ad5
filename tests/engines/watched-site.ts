import { once } from 'node:events';
import { createServer } from 'node:http';
import { builtSite, serve } from '../../tools/hosts/serve.ts';

export type WatchedSite = Awaited<ReturnType<typeof watchSite>>;

/** The address to which a page reports its errors. */
const TROUBLE_PATH = '/trouble';

/** Put first in every page: a policy does not apply to what comes before it. */
const WATCH = `<!doctype html><script>(${watch})('${TROUBLE_PATH}')</script>`;

/**
 * Serves the built site, and collects every uncaught error, console error and policy violation, even
 * while a page is being left.
 */
export async function watchSite() {
  const site = await serve(builtSite());
  const troubles: string[] = [];
  let failing: RegExp | undefined;

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === TROUBLE_PATH) {
      troubles.push(Buffer.concat(await request.toArray()).toString());
      response.end();
    } else if (failing?.test(path)) {
      response.writeHead(503).end();
    } else {
      const answer = await fetch(site.address + path);
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = type.startsWith('text/html');
      response.writeHead(answer.status, { 'content-type': type });
      response.end(isPage ? body.toString().replace(/^<!doctype html>/i, WATCH) : body);
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://localhost:${typeof address === 'object' && address?.port}`,
    /** What went wrong in the pages since this was called last. */
    takeTroubles: () => troubles.splice(0),
    /** Answers files whose addresses match with an error; without a pattern none. */
    fail: (pattern?: RegExp) => {
      failing = pattern;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
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
