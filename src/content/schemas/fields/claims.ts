import { z } from 'astro/zod';
import { optional } from './basic.ts';
import { patternText, text } from './text.ts';

/** A day, written year-month-day. */
function day(description: string) {
  const fix = 'is not a date. Write year, month and day, for example 2026-11-30';
  return patternText(description, /^\d{4}-\d{2}-\d{2}$/, fix).refine(isDay, {
    error: ({ input }) => `"${String(input)}" ${fix}`,
  });
}

/** Whether the day exists: 2026-02-30 does not. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00Z`);
  return Number.isFinite(date.valueOf()) && date.toISOString().startsWith(value);
}

const confirmation = {
  confirmed: optional(day('When you last checked it against your records, for example 2026-11-30')),
  source: optional(text('The record that supports it; never shown')),
};

/** What the business claims, with the date and record that confirmed it. */
export function claim<Value extends z.ZodRawShape>(description: string, value: Value) {
  return z.strictObject({ ...value, ...confirmation }).describe(description);
}
