/** How the local server answers, as a good host would; tests/hosts tests other servers. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, serve } from '../../tools/hosts/built-site.ts';
import { DIST, EVERY_PATH, UNKNOWN_PATH } from '../support/built.ts';
import { SECURITY_HEADERS } from '../support/security-headers.ts';

/** What TCP sends in the first round trip: ten segments of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14_600;
/** The owner's room for another sentence. */
const LEFT_AT_LEAST = 500;

let server: Server;

beforeAll(async () => {
  server = await serve(DIST);
});
afterAll(() => server?.stop());

const ask = (path: string) => fetch(`${server.address}${path}`, { redirect: 'manual' });

/** The bytes of a response as browsers receive it, headers and body. */
async function bytesOnTheWire(path: string): Promise<number> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip, br\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    answer += chunk;
    const head = answer.indexOf('\r\n\r\n') + 4;
    const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
    if (head > 4 && answer.length >= head + length) break;
  }
  return answer.length;
}

describe.each(EVERY_PATH)('%s', (path) => {
  test('answers with its status and the security headers', async () => {
    const { status, headers } = await ask(path);
    expect(status).toBe(path === UNKNOWN_PATH ? 404 : 200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name), name).toBe(value);
    }
  });

  test('fits one round trip, headers included, with room to spare', async () => {
    const bytes = await bytesOnTheWire(path);
    expect(bytes).toBeGreaterThan(2000);
    expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP - LEFT_AT_LEAST);
  });
});

test.each([
  ['/tutoring/', '/tutoring'],
  ['/tutoring.html', '/tutoring'],
  ['/index.html', '/'],
])('§2 %s redirects permanently to %s, with its query', async (other, canonical) => {
  const { status, headers } = await ask(`${other}?from=ad`);
  expect(status).toBe(301);
  expect(headers.get('location')).toBe(`${canonical}?from=ad`);
});

test('the licenses are sent as plain text', async () => {
  const { headers } = await ask('/licenses.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
