const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The moment by which a reply is promised, as a date and a time of day. Hours are counted as they
 * pass, also over a change of the clocks, and a begun minute counts as full: never too early.
 * Without `locale` or `timeZone`, those of the visitor's browser. Throws RangeError on an unknown one.
 */
export function replyTime(
  now: Date,
  replyHours: number,
  { locale, timeZone }: { locale?: string; timeZone?: string } = {},
): string {
  const due = now.getTime() + replyHours * HOUR_MS;
  const dueMinute = Math.ceil(due / MINUTE_MS) * MINUTE_MS;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(dueMinute);
}
