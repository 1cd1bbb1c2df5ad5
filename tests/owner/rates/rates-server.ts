import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (response: ServerResponse) => void;

/** One request, as the server saw it. */
interface ReceivedRequest {
  /** Method and path. */
  line: string;
  headers: IncomingHttpHeaders;
  /** Whether its whole answer was sent. */
  isAnswered: boolean;
  /** Whether the browser disconnected before that. */
  isCanceled: boolean;
}

/** An owner's rates server. It gives the answers in `next`, and then `answer` each time. */
export interface RatesServer {
  port: number;
  asked: ReceivedRequest[];
  next: Answer[];
  answer: Answer;
  stop: () => void;
}

export async function startRatesServer(): Promise<RatesServer> {
  const rates: RatesServer = { port: 0, asked: [], next: [], answer: good(), stop };
  const server = createServer(({ method, url, headers }, response) => {
    const asked: ReceivedRequest = {
      line: `${method} ${url}`,
      headers,
      isAnswered: false,
      isCanceled: false,
    };
    rates.asked.push(asked);
    response.on('close', () => {
      asked.isAnswered = response.writableFinished;
      asked.isCanceled = !response.writableFinished;
    });
    (rates.next.shift() ?? rates.answer)(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo; // Not a string, as it listens on a port.
  rates.port = address.port;
  return rates;

  function stop(): void {
    server.close();
    server.closeAllConnections();
  }
}

export const USD_PER_COIN = { BTC: 86000.5, ETH: 2800, USDT: 1, USDC: 0.9998, BNB: 860.25 };

const MINUTE_MS = 60_000;

const isoMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

/** A good answer with some of its fields changed. */
export function good(changes: Record<string, unknown> = {}): Answer {
  return json({ as_of: isoMinutesAgo(0), usd_per_coin: USD_PER_COIN, ...changes });
}

/** The hours and minutes, in UTC, that an answer given now would name. */
export const timeNow = () => isoMinutesAgo(0).slice(11, 16);

const HEADERS = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };

function json(body: unknown, headers: Record<string, string> = HEADERS): Answer {
  return (response) => {
    response.writeHead(200, headers).end(JSON.stringify(body));
  };
}

const GOOD_BODY = () => ({ as_of: isoMinutesAgo(0), usd_per_coin: USD_PER_COIN });

export const failing: Answer = (response) => {
  response.writeHead(500, HEADERS).end();
};

export const silent: Answer = () => {};

/** Announces more data, then closes the connection. */
export const cut: Answer = (response) => {
  const body = JSON.stringify(GOOD_BODY());
  response.writeHead(200, { ...HEADERS, 'content-length': String(body.length) });
  response.write(body.slice(0, 30), () => response.destroy());
};

/** A good answer that the browser must not pass to this site. */
export const withoutCors: Answer = (response) =>
  json(GOOD_BODY(), { 'content-type': 'application/json' })(response);

/** A good answer with the media type of a page. */
export const asPage: Answer = (response) =>
  json(GOOD_BODY(), { ...HEADERS, 'content-type': 'text/html' })(response);

/** JSON that never ends: 16 KB every few milliseconds. */
export const endless: Answer = (response) => {
  response.writeHead(200, HEADERS).write('{"usd_per_coin":{"');
  const timer = setInterval(() => response.write('x'.repeat(16 * 1024)), 5);
  response.on('close', () => clearInterval(timer));
};

export const stale: Answer = (response) => good({ as_of: isoMinutesAgo(31) })(response);
export const almostStale: Answer = (response) => good({ as_of: isoMinutesAgo(29) })(response);
