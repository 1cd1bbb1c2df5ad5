const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The date, time and zone by which a reply is promised. Hours are elapsed hours, even across a clock
 * change; a started minute counts as full, so the promise is never too early. `locale` and `timeZone`
 * default to the browser's. Throws RangeError on unknown ones.
 */
export function replyTime(
  now: Date,
  replyHours: number,
  { locale, timeZone }: { locale?: string; timeZone?: string } = {},
): string {
  const due = now.getTime() + replyHours * HOUR_MS;
  const dueMinute = Math.ceil(due / MINUTE_MS) * MINUTE_MS;
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(dueMinute);
}
