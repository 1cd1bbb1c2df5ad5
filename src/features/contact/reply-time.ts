const HOUR_MS = 3_600_000;

/**
 * What the line beside the clock says, in the browser's time zone: the time now, and day and time of
 * the reply. Hours are elapsed hours, even across a clock change. Avoids Intl: the first date that it
 * formats takes about 25 ms.
 *
 * @param days the names of the days, from Sunday
 */
export function clockTimes(now: Date, replyHours: number, days: readonly string[]) {
  const due = new Date(now.getTime() + replyHours * HOUR_MS);
  return { now: timeOf(now), day: days[due.getDay()] ?? '', time: timeOf(due) };
}

/** From 00:00 to 23:59, as on the clock. */
function timeOf(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
