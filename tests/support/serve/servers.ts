import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';

/** The folder of the built site. @throws when nothing is built there */
export function builtSite(): string {
  if (existsSync('dist/index.html')) return 'dist';
  throw new Error('There is no built site in dist. Run: npm run build');
}

/** Serves what is at another address, with its pages as `sendPage` sends them; some files may fail. */
export async function alteredSite(
  original: string,
  sendPage: (html: string, response: ServerResponse) => unknown,
  fails: (url: string) => boolean = () => false,
) {
  const server = createServer(async ({ url = '' }, response) => {
    if (fails(url)) {
      response.writeHead(503, { 'cache-control': 'no-store' }).end();
      return;
    }
    // A connection of its own: one that idles may be closed just when it is used again.
    const options = { headers: { connection: 'close' } };
    const reply = await fetch(original + url, options).catch(() => undefined);
    // The original may be stopped while a page still loads, or in the middle of a file.
    const body = await reply?.bytes().catch(() => undefined);
    if (!reply || !body) {
      response.destroy();
      return;
    }
    const type = reply.headers.get('content-type') ?? '';
    response.writeHead(reply.status, { 'content-type': type });
    if (type.startsWith('text/html')) await sendPage(new TextDecoder().decode(body), response);
    else response.end(body);
  });
  return {
    address: `http://localhost:${await listen(server)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Lets a server listen, and returns its port. */
async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  return listen(server).finally(() => server.close());
}
