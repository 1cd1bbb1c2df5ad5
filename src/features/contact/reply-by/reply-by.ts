/**
 * The inline script of Contact: once its line comes into view, then each minute and whenever the page
 * is shown again, it shows when a reply comes. It also turns the dial's hand to the visitor's hour.
 */
import { replyTime } from './reply-time.ts';

const MINUTE_MS = 60_000;

/** A clock may be right from the year in which the page was built to ten years on. */
function isPlausible(now: Date): boolean {
  const year = now.getUTCFullYear();
  return year >= BUILD_YEAR && year <= BUILD_YEAR + 10;
}

const line = document.querySelector<HTMLElement>('[data-reply-by]');
const dial = document.querySelector<SVGElement>('.rosette');
let isSeen = false;

function showTime(): void {
  const now = new Date();
  dial?.style.setProperty('--hour', String(now.getHours() + now.getMinutes() / 60));
  if (!line || !isSeen) return;
  const { replyBy = '', hours } = line.dataset;
  const locale = document.documentElement.lang;
  const dateTime = isPlausible(now) && replyTime(now, Number(hours), { locale });
  line.textContent = dateTime ? replyBy.replace('{dateTime}', dateTime) : '';
}

addEventListener('pageshow', showTime);
document.addEventListener('visibilitychange', showTime);
setInterval(showTime, MINUTE_MS);

// Not while the page loads: the first date takes some 25 ms of a fast main thread.
if (line) {
  new IntersectionObserver(([sighting]) => {
    if (isSeen || !sighting?.isIntersecting) return;
    isSeen = true;
    showTime();
  }).observe(line);
}
