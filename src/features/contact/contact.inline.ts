/** The inline script of Contact. */
import { afterFirstPaint } from '#browser/after-first-paint.ts';
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
  document.querySelector<SVGElement>('.rosette')?.style.setProperty('--hour', String(hour));
}

afterFirstPaint(() => {
  showTime();
  addEventListener('pageshow', showTime);
  document.addEventListener('visibilitychange', showTime);
  setInterval(showTime, MINUTE_MS);
});

/**
 * The notice about live chat gives the focus back by itself after Escape or its button; after a press
 * outside, the browser does not.
 */
const notice = document.getElementById('chat-notice');
const button = document.querySelector<HTMLElement>('[popovertarget=chat-notice]');

notice?.addEventListener('toggle', () => {
  if (notice.matches(':popover-open')) return;
  if (document.activeElement?.matches('body')) button?.focus({ preventScroll: true });
  // The page may have been scrolled behind the notice.
  if (button?.matches(':focus')) button.scrollIntoView({ block: 'nearest' });
});

// The message is printed whole, where the browser has no `field-sizing`, and every answer, where it has no
// `::details-content`.
addEventListener('beforeprint', () => {
  const message = document.querySelector('textarea');
  if (message) {
    const border = message.offsetHeight - message.clientHeight;
    message.style.minBlockSize = `${message.scrollHeight + border}px`;
  }
  for (const answer of document.querySelectorAll('details')) answer.open = true;
});
