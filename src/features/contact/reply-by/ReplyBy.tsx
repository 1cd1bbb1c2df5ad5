import { fill } from '#content/expand/fill.ts';
import type { ContactWords } from '#content/schemas/contact.ts';
import { replyTime } from './reply-time.ts';

interface ReplyByProps {
  /** Contains `{dateTime}`. */
  words: ContactWords['replyBy'];
  replyHours: number;
  language: string;
}

/** A Wednesday in September with two-digit numbers, in a zone with a long name: the longest there is. */
const LONGEST_DATE = new Date('2026-09-30T17:14Z');
const LONGEST_ZONE = 'Asia/Kathmandu';

/**
 * When a reply comes, in the visitor's time zone; reply-by.ts fills it in. The longest possible
 * text reserves the space, so that nothing moves then.
 */
export function ReplyBy({ words, replyHours, language }: ReplyByProps) {
  const longest = replyTime(LONGEST_DATE, 0, { locale: language, timeZone: LONGEST_ZONE });
  return (
    <p className="reply-by small" data-room={fill(words, { dateTime: longest })}>
      <span data-reply-by={words} data-hours={replyHours} />
    </p>
  );
}
