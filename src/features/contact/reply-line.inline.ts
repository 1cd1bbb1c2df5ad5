/** Runs before the first paint; later, this line would become the Largest Contentful Paint. */
import '#site/scripts-run.ts';
import { fill } from '#text/fill.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** "14:05" or, in a language with names for its periods, "2:05 PM". */
function timeOf(date: Date, [am, pm]: readonly string[]): string {
  const time = date.toTimeString().slice(0, 5);
  const hours = date.getHours();
  return am && pm ? `${hours % 12 || 12}${time.slice(2)}\u00a0${hours < 12 ? am : pm}` : time;
}

/**
 * Turns the clock's hand to the visitor's hour and says when a reply comes: elapsed hours, even across a
 * clock change. Avoids Intl: the first date that it formats takes about 25 ms.
 */
function showTime(): void {
  const now = new Date();
  const line = document.querySelector<HTMLElement>('[data-reply-by]');
  if (!line) return;
  const { replyBy = '', hours, days = '', dayPeriods = '' } = line.dataset;
  const due = new Date(now.getTime() + Number(hours) * HOUR_MS);
  const day = days.split(',')[due.getDay()] ?? '';
  const timeIn = (date: Date) => timeOf(date, dayPeriods.split(','));
  // " (UTC)" goes before the final period. Tor and others report UTC wherever the visitor is.
  const zone = now.getTimezoneOffset() === 0 ? ' (UTC)$&' : '$&';
  const text = fill(replyBy, { now: timeIn(now), day, time: timeIn(due) });
  line.textContent = text.replace(/.?$/u, zone);
  const hour = now.getHours() + now.getMinutes() / 60;
  line.closest<HTMLElement>('.page-head')?.style.setProperty('--hour', String(hour));
}

/** Again when the next minute begins. */
function keepTime(): void {
  showTime();
  setTimeout(keepTime, MINUTE_MS - (Date.now() % MINUTE_MS));
}

keepTime();
document.addEventListener('visibilitychange', showTime);
