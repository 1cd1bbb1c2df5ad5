import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ON_REQUEST, ratesClient } from './rates-client.ts';

const KEY = ['rates'];
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  ratesClient.mount();
});

afterEach(() => {
  ratesClient.clear();
  ratesClient.unmount();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Acts like a form with an amount in it; returns a function that removes the amount. */
function watch(queryFn: () => Promise<string>, options: object = {}): () => void {
  return new QueryObserver(ratesClient, { queryKey: KEY, queryFn, ...options }).subscribe(() => {});
}

test('§9 a failed request is repeated after 1, 2 and 4 seconds, and no more', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('down')));
  const stop = watch(ask);
  for (const [asked, seconds] of [
    [1, 1],
    [2, 2],
    [3, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(ask).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(asked + 1);
  }
  await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
});

test('§9 the delay doubles up to 30 seconds, however many requests fail', () => {
  const { retryDelay } = ratesClient.getDefaultOptions().queries ?? {};
  const delays = [0, 4, 5, 9].map(
    (failures) => typeof retryDelay === 'function' && retryDelay(failures, new Error('down')),
  );
  expect(delays).toEqual([1000, 16_000, 30_000, 30_000]);
});

test('§9 unused rates are kept for five minutes', async () => {
  const stop = watch(() => Promise.resolve('rates'));
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
  expect(ratesClient.getQueryData(KEY)).toBe('rates');
  await vi.advanceTimersByTimeAsync(1);
  expect(ratesClient.getQueryData(KEY)).toBeUndefined();
});

test('rates are requested again when the browser is back online, once they are five minutes old', async () => {
  const ask = vi.fn(() => Promise.resolve('rates'));
  const stop = watch(ask);
  for (const [passed, asked] of [
    [5 * MINUTE_MS - 1, 1],
    [1, 2],
  ] as const) {
    await vi.advanceTimersByTimeAsync(passed);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(asked);
  }
  stop();
});

test('with Save-Data rates are not requested again automatically, not even back online', async () => {
  const ask = vi.fn(() => Promise.resolve('rates'));
  const stop = watch(ask, ON_REQUEST);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});
