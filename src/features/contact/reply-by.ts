/** The inline script of Contact: tells when a reply comes, anew whenever the page is shown. */
import { replyTime } from './reply-time.ts';

const line = document.querySelector<HTMLElement>('[data-reply-by]');

function tellReplyTime(): void {
  if (!line) return;
  const { replyBy = '', hours } = line.dataset;
  const locale = document.documentElement.lang;
  line.textContent = replyBy.replace(
    '{dateTime}',
    replyTime(new Date(), Number(hours), { locale }),
  );
}

tellReplyTime();
addEventListener('pageshow', tellReplyTime);
document.addEventListener('visibilitychange', tellReplyTime);
