import { describe, expect, test } from 'vitest';
import { load } from './load.ts';
import { request } from './request.ts';
import { HOSTS, siteCopy, startServer } from './servers.ts';

const CONNECTIONS = 256;
const LOAD_MS = 5000;
/** The id of the user "nobody", who owns nothing; Debian and macOS have one. */
const NOBODY = { uid: 65534, gid: 65534 };

const dist = siteCopy();

describe.each(HOSTS)('%s', (host) => {
  test(`${CONNECTIONS} connections for ${LOAD_MS / 1000} s have no failure`, async () => {
    const server = await startServer(host, dist);
    try {
      const { answered, failures } = await load(`${server.address}/tutoring`, CONNECTIONS, LOAD_MS);
      console.log(`${host}: ${Math.round(answered / (LOAD_MS / 1000))} answers a second`);
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThanOrEqual(CONNECTIONS);
    } finally {
      server.stop();
    }
  });
});

test.each(['nginx', 'caddy'] as const)('%s serves without root', async (host) => {
  const isRoot = process.getuid?.() === 0;
  const server = await startServer(host, dist, isRoot ? NOBODY : undefined);
  try {
    expect((await request(server.address, '/tutoring')).status).toBe(200);
    expect((await request(server.address, '/nope')).status).toBe(404);
  } finally {
    server.stop();
  }
});
