import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';

const REFRESH_MS = 5 * 60_000;

/**
 * Specification §9: 3 retries, delays doubling from 1 s up to 30 s, unused entries kept 5 minutes.
 */
export const ratesClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
      staleTime: REFRESH_MS,
      refetchInterval: untilRefresh,
    },
  },
  // For the owner: the page only says that there is no estimate.
  queryCache: new QueryCache({ onError: ({ message }) => console.info(message) }),
});

/** With Save-Data, only a press requests rates. */
export const ON_REQUEST = {
  refetchInterval: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** Milliseconds until the response is due for a refresh, or a full interval if it already is. */
function untilRefresh({ state }: Query): number {
  const left = state.dataUpdatedAt + REFRESH_MS - Date.now();
  return left > 0 ? left : REFRESH_MS;
}
