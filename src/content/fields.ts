import { z } from 'astro/zod';

/** How a text is treated once its tokens are expanded. */
export type TextTreatment = {
  /** Whether `**strong**`, `*em*` and backticks stay for the page, or are taken off. */
  marks: 'kept' | 'stripped';
  /** Names in braces that the page fills in later; each must stand in the text. */
  fill: readonly string[];
};

/** Says of each text schema how its tokens and marks are treated; read by expand.ts. */
export const treatments = z.registry<TextTreatment>();

type TextOptions = { fill?: readonly string[]; limit?: number };

function words(description: string, marks: TextTreatment['marks'], options: TextOptions) {
  const { fill = [], limit = Number.POSITIVE_INFINITY } = options;
  return z
    .string()
    .regex(/\S/, { abort: true, error: 'is empty. Write its text' })
    .refine((value) => value.length <= limit, {
      error: ({ input }) =>
        `has ${String(input).length} characters, and at most ${limit} are allowed. Shorten it`,
    })
    .describe(description)
    .register(treatments, { marks, fill });
}

/** A plain text: a title, a label, a name. Marks are taken off after expansion. */
export function text(description: string, options: TextOptions = {}) {
  return words(description, 'stripped', options);
}

/** Running text of a page: keeps `**strong**`, `*em*` and backticks (a name never translated). */
export function rich(description: string, options: TextOptions = {}) {
  return words(description, 'kept', options);
}

/**
 * A text that must have a fixed form, without tokens in it; `mend` tells the owner the form, here
 * and in an editor that reads `schemas/`.
 */
export function formed(description: string, form: RegExp, mend: string) {
  return z
    .string()
    .regex(form, { abort: true, error: ({ input }) => `"${String(input)}" ${mend}` })
    .meta({ description, patternErrorMessage: mend });
}

const HTTPS = /https:\/\/[^\s/?#@]+\.[^\s/?#@]+/.source;

/** The address of a website, without a slash at its end. */
export function siteAddress(description: string) {
  return formed(
    description,
    new RegExp(`^${HTTPS}$`),
    'is not the address of a website. Begin it with https:// and write nothing behind the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one',
  );
}

/** An address on another website. */
export function webAddress(description: string) {
  return formed(
    description,
    new RegExp(`^${HTTPS}(?:[/?#]\\S*)?$`),
    'is not an address on the web. Begin it with https://, for example https://chat.your-site.com/help',
  );
}

/** An address of this site, or one on another website. */
export function anyAddress(description: string) {
  return address(
    formed(
      description,
      new RegExp(`^(?:/\\S*|${HTTPS}(?:[/?#]\\S*)?)$`),
      'is not an address. Begin it with https://, or with a slash for a page of this website',
    ),
  );
}

/** A day, as year-month-day. */
export function day(description: string) {
  const mend = 'is not a date. Write year, month and day, for example 2026-11-30';
  return formed(description, /^\d{4}-\d{2}-\d{2}$/, mend).refine(isDay, {
    error: ({ input }) => `"${String(input)}" ${mend}`,
  });
}

/** Whether the calendar has the day: it has no 2026-02-30. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00Z`);
  return Number.isFinite(date.valueOf()) && date.toISOString().startsWith(value);
}

/** A field that may be left empty, or left out: both mean that there is none. */
export function optional<Field extends z.ZodType>(field: Field) {
  return field.optional().describe(field.description ?? '');
}

/** yes or no. */
export function yesOrNo(description: string) {
  const error = ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} is neither true nor false. Write one of the two, without quotes`;
  return z.boolean({ error }).describe(description);
}

const confirmation = {
  confirmed: optional(day('When you last held it against your records, for example 2026-11-30')),
  source: optional(text('The record that supports it; never shown')),
};

/** What the business claims, and when and by what it was confirmed. */
export function claim<Value extends z.ZodRawShape>(description: string, value: Value) {
  return z.strictObject({ ...value, ...confirmation }).describe(description);
}

/** Says which texts are addresses of pages: expand.ts leads them to the pages of their language. */
export const addresses = new WeakSet<z.ZodType>();

function address<Schema extends z.ZodType>(schema: Schema): Schema {
  addresses.add(schema);
  return schema;
}

/** An address of this site, "/tutoring" or "/tutoring#backend-engineering"; parse.ts finds it. */
export function href(description: string) {
  return address(
    formed(
      description,
      /^\/\S*$/,
      'is not an address of this website. Begin it with a slash, for example /tutoring',
    ),
  );
}

/** A whole number from `min` to `max`. */
export function count(description: string, min: number, max: number) {
  const error = ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} is not a whole number from ${min} to ${max}. Write one in digits, without a word`;
  return z.int({ error }).min(min, { error }).max(max, { error }).describe(description);
}

/** A list that may not be empty. */
export function list<Item extends z.ZodType>(description: string, item: Item) {
  return z.array(item).min(1, { error: 'has no entry. Add at least one' }).describe(description);
}
