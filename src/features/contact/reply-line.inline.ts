/** Runs right behind its line: written after the first paint, the line would be the largest and last one. */
import { fill } from '#text/fill.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * From 00:00 to 23:59, as on the clock. Tor and other private browsers hide the time zone and report UTC:
 * its name makes the time true there, too, and is no mistake in Accra.
 */
function timeOf(date: Date): string {
  return date.toTimeString().slice(0, 5) + (date.getTimezoneOffset() === 0 ? ' UTC' : '');
}

/**
 * Turns the clock's hand to the visitor's hour and says when a reply comes: elapsed hours, even across a
 * clock change. Avoids Intl: the first date that it formats takes about 25 ms.
 */
function showTime(): void {
  const now = new Date();
  const line = document.querySelector<HTMLElement>('[data-reply-by]');
  if (!line) return;
  const { replyBy = '', hours, days = '' } = line.dataset;
  const due = new Date(now.getTime() + Number(hours) * HOUR_MS);
  const day = days.split(',')[due.getDay()] ?? '';
  line.textContent = fill(replyBy, { now: timeOf(now), day, time: timeOf(due) });
  const hour = now.getHours() + now.getMinutes() / 60;
  line.closest<HTMLElement>('.page-head')?.style.setProperty('--hour', String(hour));
}

showTime();
document.addEventListener('visibilitychange', showTime);
setInterval(showTime, MINUTE_MS);
