import { z } from 'astro/zod';

/** An optional field: an empty value or a missing key means none. */
export function optional<Field extends z.ZodType>(field: Field) {
  return field.optional().describe(field.description ?? '');
}

/** true or false. */
export function yesOrNo(description: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === 'true' || input === 'false'
      ? `"${input}" is in quotes, which make it a text. Remove them: ${input}`
      : `${JSON.stringify(input)} is neither true nor false. Write one of the two, without quotes`;
  return z.boolean({ error }).describe(description);
}

/** A whole number from `min` to `max`. */
export function count(description: string, min: number, max: number) {
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'string' && /^\d+$/.test(input) && Number(input) >= min && Number(input) <= max
      ? `"${input}" is in quotes, which make it a text. Remove them: ${input}`
      : `${JSON.stringify(input)} is not a whole number from ${min} to ${max}. Write one in digits, without a word`;
  return z.int({ error }).min(min, { error }).max(max, { error }).describe(description);
}

/** A list with at least one entry. */
export function list<Item extends z.ZodType>(description: string, item: Item) {
  return z.array(item).min(1, { error: 'has no entry. Add at least one' }).describe(description);
}
