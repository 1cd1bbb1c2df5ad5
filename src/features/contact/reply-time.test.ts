import { expect, test, vi } from 'vitest';
import { clockTimes } from './reply-time.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function shown(now: string, hours: number, timeZone: string): string {
  vi.stubEnv('TZ', timeZone);
  const times = clockTimes(new Date(now), hours, DAYS);
  vi.unstubAllEnvs();
  return Object.values(times).join(' ');
}

test('the reply is promised in the visitor’s time zone', () => {
  const now = '2026-11-24T14:05:00Z';
  expect(shown(now, 24, 'UTC')).toBe('14:05 Wed 14:05');
  expect(shown(now, 24, 'Asia/Kathmandu')).toBe('19:50 Wed 19:50');
  expect(shown(now, 24, 'Pacific/Auckland')).toBe('03:05 Thu 03:05');
});

test('hours are elapsed hours, also when the clocks change in between', () => {
  expect(shown('2026-10-24T12:00:00Z', 24, 'Europe/Berlin')).toBe('14:00 Sun 13:00');
});
