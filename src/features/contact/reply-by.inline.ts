/**
 * Part of Contact's inline script: once the page has painted, then each minute and whenever the page is
 * shown again, it turns the clock's hand to the visitor's hour and says when a reply comes.
 */

import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { fill } from '#text/fill.ts';
import { clockTimes } from './reply-time.ts';

const MINUTE_MS = 60_000;

/** A clock may be right from the year in which the page was built to ten years on. */
function isPlausible(now: Date): boolean {
  const year = now.getUTCFullYear();
  return year >= BUILD_YEAR && year <= BUILD_YEAR + 10;
}

function showTime(): void {
  const now = new Date();
  const line = document.querySelector<HTMLElement>('[data-reply-by]');
  if (!line || !isPlausible(now)) return;
  const { replyBy = '', hours, days = '' } = line.dataset;
  line.textContent = fill(replyBy, clockTimes(now, Number(hours), days.split(',')));
  const hour = now.getHours() + now.getMinutes() / 60;
  document.querySelector<SVGElement>('.rosette')?.style.setProperty('--hour', String(hour));
}

afterFirstPaint(() => {
  showTime();
  addEventListener('pageshow', showTime);
  document.addEventListener('visibilitychange', showTime);
  setInterval(showTime, MINUTE_MS);
});
