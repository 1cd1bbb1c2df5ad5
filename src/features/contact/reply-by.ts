/**
 * The inline script of Contact: tells when a reply comes, once the line for it comes into view, and
 * anew whenever the page is shown. Not before: to write its first date costs a browser some 25 ms,
 * and a slow phone many times that, in which nothing else of the page would move.
 */
import { replyTime } from './reply-time.ts';

/** How far from the lower edge of the screen the line is in view: at the edge nobody reads yet. */
const IN_VIEW = { rootMargin: '0px 0px -10%' };

const line = document.querySelector<HTMLElement>('[data-reply-by]');

if (line) {
  const { replyBy = '', hours } = line.dataset;
  const locale = document.documentElement.lang;
  let isInView = false;

  const tellReplyTime = () => {
    if (!isInView) return;
    line.textContent = replyBy.replace(
      '{dateTime}',
      replyTime(new Date(), Number(hours), { locale }),
    );
  };

  addEventListener('pageshow', tellReplyTime);
  document.addEventListener('visibilitychange', tellReplyTime);
  new IntersectionObserver((sightings) => {
    isInView = sightings.at(-1)?.isIntersecting ?? false;
    tellReplyTime();
  }, IN_VIEW).observe(line);
}
