import { z } from 'astro/zod';
import { LINE, longestWord, PARAGRAPH, type Place } from './places.ts';

/** How a text is processed after its tokens are expanded. */
export type TextTreatment = {
  /** Whether `**strong**`, `*em*` and backticks are kept for the page or removed. */
  marks: 'kept' | 'stripped';
  /** Names in braces that are filled in later; the text must contain all of them. */
  fill: readonly string[];
  /** Names in braces that are filled in later if the text contains them. */
  mayFill: readonly string[];
  /** Whether tokens are made from the text. It can't name tokens: that would be circular. */
  isTokenPart: boolean;
  /** Whether the text may have several lines, like the body of an email. */
  hasLines: boolean;
  /** Where the text is shown, which limits it. */
  place: Place;
};

/** The treatment of each text schema; expand.ts reads it. */
export const treatments = z.registry<TextTreatment>();

type TextOptions = Partial<Omit<TextTreatment, 'marks'>>;

function proseField(
  description: string,
  marks: TextTreatment['marks'],
  { place = LINE, ...options }: TextOptions,
) {
  const defaults = { fill: [], mayFill: [], isTokenPart: false, hasLines: false };
  return z
    .string()
    .regex(/\S/, { abort: true, error: 'is empty. Write its text' })
    .refine((value) => value.length <= place.limit, {
      error: ({ input }) =>
        `has ${String(input).length} characters, and at most ${place.limit} are allowed. Shorten it`,
    })
    .refine((value) => longestWord(value).length <= place.word, {
      error: ({ input }) => {
        const word = longestWord(String(input));
        return `has a word of ${word.length} letters, "${word.slice(0, place.word)}…", and a phone shows at most ${place.word} on a line here. Split it with a hyphen or a space`;
      },
    })
    .describe(description)
    .register(treatments, { marks, place, ...defaults, ...options });
}

/** Plain text: a title, a label, a name. Marks are removed after expansion. */
export function text(description: string, options: TextOptions = {}) {
  return proseField(description, 'stripped', options);
}

/**
 * Body text of a page: keeps `**strong**`, `*em*` and backticks (names that are never translated).
 * English quotes in it become curly; plain texts keep theirs, as the specification fixes some.
 */
export function richText(description: string, options: TextOptions = {}) {
  return proseField(description, 'kept', { place: PARAGRAPH, ...options });
}

/**
 * A text that must match a pattern, without tokens. `fix` says how to write it, both here and in
 * editors that read `schemas/`.
 */
export function patternText(description: string, pattern: RegExp, fix: string) {
  return z
    .string()
    .regex(pattern, { abort: true, error: ({ input }) => `"${String(input)}" ${fix}` })
    .meta({ description, patternErrorMessage: fix });
}
