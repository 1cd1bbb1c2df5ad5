import { Rosette } from '#components/rosette/Rosette.tsx';
import type { Content } from '#content/parse.ts';
import { fill } from '#text/fill.ts';

/** The numbered hours and their directions from the center; midnight is at the top. */
const HOURS = [
  { hour: '00', x: 0, y: -1 },
  { hour: '06', x: 1, y: 0 },
  { hour: '12', x: 0, y: 1 },
  { hour: '18', x: -1, y: 0 },
];

/** The distance of the numbers from the center, in view box units of the rosette. */
const RADIUS = 250;

/** The page's rosette as a clock of 24 hours. Its hand is at the visitor's hour, which a script sets. */
export function Clock({ content }: { content: Content }) {
  return (
    <Rosette name="contact" facts={content}>
      {HOURS.map(({ hour, x, y }) => (
        <g key={hour} className="clock-hour">
          <circle cx={RADIUS * x} cy={RADIUS * y} r="38" />
          <text x={RADIUS * x} y={RADIUS * y}>
            {hour}
          </text>
        </g>
      ))}
      <path className="clock-hand" d="M-11-30 0-264 11-30z" />
    </Rosette>
  );
}

/**
 * What the clock says, in words: now, and when a reply comes. reply-by.ts fills it in; the longest
 * text reserves the space, so that nothing moves then.
 */
export function ReplyLine({ content }: { content: Content }) {
  const { contact, site, language } = content;
  const days = daysIn(language);
  const longest = days.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const room = fill(contact.replyBy, { now: '00:00', day: longest, time: '00:00' });
  return (
    <p className="reply-line small" data-room={room}>
      <span
        data-reply-by={contact.replyBy}
        data-hours={site.promises.replyHours.value}
        data-days={days.join()}
      />
    </p>
  );
}

/** The names of the days, from Sunday. */
function daysIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  return [4, 5, 6, 7, 8, 9, 10].map((day) => format.format(Date.UTC(1970, 0, day)));
}
