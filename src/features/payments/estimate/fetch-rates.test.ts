import { afterEach, expect, test, vi } from 'vitest';
import { fetchRates } from './fetch-rates.ts';

const ADDRESS = 'https://rates.example/usd.json';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the request carries no cookie and no referrer, and its response is not cached', async () => {
  const asked = vi.fn((_address: string, _options: RequestInit) =>
    Promise.resolve(
      Response.json({ as_of: new Date().toISOString(), usd_per_coin: { BTC: 86000.5 } }),
    ),
  );
  vi.stubGlobal('fetch', asked);
  await fetchRates(ADDRESS, new AbortController().signal);
  expect(asked.mock.calls).toEqual([
    [
      ADDRESS,
      {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
});
