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

/** A text that must have a fixed form, without tokens in it; `mend` tells the owner the form. */
export function formed(description: string, form: RegExp, mend: string) {
  return z
    .string()
    .regex(form, { error: ({ input }) => `"${String(input)}" ${mend}` })
    .describe(description);
}

/** An address of this site, "/tutoring" or "/tutoring#backend-engineering"; parse.ts finds it. */
export function href(description: string) {
  return formed(
    description,
    /^\/\S*$/,
    'is not an address of this website. Begin it with a slash, for example /tutoring',
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
