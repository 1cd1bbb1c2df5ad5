import { fill } from '#content/fill.ts';
import type { ContactWords } from '#content/schema.ts';
import { replyTime } from './reply-time.ts';

interface ReplyByProps {
  /** Holds `{dateTime}`. */
  words: ContactWords['replyBy'];
  replyHours: number;
  language: string;
}

/** A Wednesday in September at two digits: no other date is written longer. */
const LONGEST_DATE = new Date('2026-09-30T22:59Z');

/**
 * When a reply comes, in the visitor's own zone: reply-by.ts fills it in. The longest text it may
 * hold keeps its room, so that nothing moves then.
 */
export function ReplyBy({ words, replyHours, language }: ReplyByProps) {
  const longest = replyTime(LONGEST_DATE, 0, { locale: language, timeZone: 'UTC' });
  return (
    <dd className="reply-by small" data-room={fill(words, { dateTime: longest })}>
      <span data-reply-by={words} data-hours={replyHours} />
    </dd>
  );
}
