import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers a request itself, if it returns true. */
type TakeOver = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves what is at another address, with its pages as `sendPage` sends them. */
export async function alteredSite(
  original: string,
  sendPage: (html: string, response: ServerResponse) => unknown,
  takeOver: TakeOver = async () => false,
) {
  const server = createServer(async (request, response) => {
    if (await takeOver(request, response)) return;
    // A connection of its own: one that idles may be closed just when it is used again.
    const reply = await fetch(original + request.url, { headers: { connection: 'close' } }).catch(
      () => undefined,
    );
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
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://localhost:${typeof address === 'object' && address?.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
