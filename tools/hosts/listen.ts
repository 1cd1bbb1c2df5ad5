import { isIPv6 } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** The network address that servers listen on: HOST, or else loopback. */
export const HOST = process.env.HOST || LOOPBACK;

/** HOST for URLs and server configurations: IPv6 in brackets. */
export const HOST_IN_ADDRESS = isIPv6(HOST) ? `[${HOST}]` : HOST;

/** Where a browser on this computer finds a server that listens on HOST; without a trailing slash. */
export function webAddress(port: number): string {
  return `http://${HOST === LOOPBACK ? 'localhost' : HOST_IN_ADDRESS}:${port}`;
}
