import { expect, test } from 'vitest';
import { replyTime } from './reply-time.ts';

/** Newer browsers put a narrow space before AM and PM. */
function shown(now: string, replyHours: number, timeZone: string, locale = 'en-US') {
  return replyTime(new Date(now), replyHours, { locale, timeZone }).replaceAll('\u202f', ' ');
}

test('the reply is promised in the visitor’s time zone', () => {
  const now = '2026-11-24T14:05:00Z';
  expect(shown(now, 24, 'UTC')).toBe('Wednesday, November 25, 2026 at 2:05 PM UTC');
  expect(shown(now, 24, 'Asia/Kathmandu')).toBe('Wednesday, November 25, 2026 at 7:50 PM GMT+5:45');
  expect(shown(now, 24, 'Pacific/Auckland')).toBe('Thursday, November 26, 2026 at 3:05 AM GMT+13');
});

test('a started minute counts as full, so that the promise is never too early', () => {
  expect(shown('2026-11-24T14:05:00.000Z', 24, 'UTC')).toMatch('2:05 PM');
  expect(shown('2026-11-24T14:05:00.001Z', 24, 'UTC')).toMatch('2:06 PM');
  expect(shown('2026-12-30T23:59:30Z', 24, 'UTC')).toBe('Friday, January 1, 2027 at 12:00 AM UTC');
});

test('24 hours stay 24 hours when the clocks change', () => {
  // Berlin: 25 October 2026 is an hour longer, 28 March 2027 an hour shorter.
  expect(shown('2026-10-24T12:00:00Z', 24, 'Europe/Berlin')).toMatch('October 25, 2026 at 1:00 PM');
  expect(shown('2027-03-27T12:00:00Z', 24, 'Europe/Berlin')).toMatch('March 28, 2027 at 2:00 PM');
});

test('a promise of another number of hours is kept', () => {
  expect(shown('2026-11-24T14:05:00Z', 48, 'UTC')).toMatch(
    'Thursday, November 26, 2026 at 2:05 PM',
  );
});

test('the given language is used', () => {
  expect(shown('2026-11-24T14:05:00Z', 24, 'UTC', 'de')).toBe(
    'Mittwoch, 25. November 2026 um 14:05 UTC',
  );
});

test('without a zone and a language, the browser decides', () => {
  const now = new Date('2026-11-24T14:05:00Z');
  expect(replyTime(now, 24)).toBe(
    replyTime(now, 24, { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  );
});
