/** The kinds of values that content files have. */
import { z } from 'astro/zod';
import { TEXT_LIMITS } from './text-limits.ts';
import type { TextRule } from './text-rules.ts';
import { valueAt } from './walk-schema.ts';

/** Keys below a key, none of them unknown. */
export function group<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** Keys whose values must differ between the entries of a list. */
const UNIQUE_KEYS = ['slug', 'code', 'title', 'label', 'name', 'question', 'heading'];

/** A list with at least one entry, none of which repeats another's name, nor what `otherKeys` have. */
export function list<Item extends z.ZodType>(
  description: string,
  item: Item,
  ...otherKeys: readonly string[]
) {
  return z
    .array(item)
    .min(1, { error: 'has no entry. Add at least one' })
    .superRefine((entries, context) => {
      for (const key of [...UNIQUE_KEYS, ...otherKeys]) {
        const texts = entries.map((entry) => valueAt(entry, key));
        for (const [position, text] of texts.entries()) {
          const first = texts.indexOf(text);
          if (typeof text !== 'string' || first === position) continue;
          const message = `"${text}" is already in entry ${first + 1}. Give each entry its own`;
          context.addIssue({ code: 'custom', path: [position, key], message });
        }
      }
    })
    .describe(description);
}

/** The rule of each text schema. */
export const textRules = z.registry<TextRule>();

type TextOptions = Partial<Omit<TextRule, 'markup' | 'limit'>> & {
  limit?: keyof typeof TEXT_LIMITS;
};

function textSchema(
  description: string,
  markup: TextRule['markup'],
  { limit = 'line', ...options }: TextOptions,
) {
  const textRule = { placeholders: [], markup, limit: TEXT_LIMITS[limit], ...options };
  const empty = 'is empty. Write its text';
  return z
    .string()
    .regex(/\S/, { error: empty })
    .meta({ description, patternErrorMessage: empty })
    .register(textRules, textRule);
}

/** Plain text: a title, a label, a name. Markup is not allowed; that of placeholders is removed. */
export function text(description: string, options: TextOptions = {}) {
  return textSchema(description, 'none', options);
}

/**
 * Body text of a page: keeps `**strong**`, `*em*` and backticks (names that are never translated).
 * English quotes in it become curly; plain texts keep theirs, as the specification fixes some.
 */
export function richText(description: string, options: TextOptions = {}) {
  return textSchema(description, 'allowed', { limit: 'paragraph', ...options });
}

/**
 * A text that must match a pattern, without placeholders. `fix` says how to write it, both here and in
 * editors that read `schemas/`.
 */
export function patternText(description: string, pattern: RegExp, fix: string) {
  return z
    .string()
    .regex(pattern, { abort: true, error: ({ input }) => `"${String(input)}" ${fix}` })
    .meta({ description, patternErrorMessage: fix });
}

/** A name in links, or of an option: lowercase letters, digits and hyphens. */
export function slugText(description: string) {
  const fix =
    'is not a plain name. Write lowercase letters, digits and single hyphens, for example visa-transfer';
  return patternText(description, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, fix);
}

/** `https://` and a domain as browsers write it: lowercase, other alphabets as "xn--mnchen-3ya". */
export const HTTPS_ORIGIN =
  /https:\/\/(?=[^/?#]{1,253}(?:[/?#]|$))(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]/
    .source;

/** The schemas of addresses on this site: mapTexts() puts the prefix of the language before their values. */
export const siteLinks = z.registry<{ isSiteLink: true }>();

/** An address of this site, "/tutoring" or "/tutoring#backend-engineering". */
export function href(description: string) {
  const fix = 'is not an address of this website. Begin it with a slash, for example /tutoring';
  return patternText(description, /^\/\S*$/, fix).register(siteLinks, { isSiteLink: true });
}

/** An address elsewhere; on this computer it can be tried out. */
export function webAddress(description: string) {
  return patternText(
    description,
    new RegExp(`^(?:${HTTPS_ORIGIN}|http://localhost)(?::\\d{1,5})?(?:[/?#]\\S*)?$`),
    'is not an address on the web. Begin it with https:// and a domain in small letters, for example https://chat.your-site.com/help',
  );
}

/** A number from `min` to `max`, whole or with one decimal. */
export function figure(description: string, min: number, max: number, decimals: 0 | 1 = 0) {
  const kind = decimals === 0 ? 'a whole number' : 'a number with at most one decimal';
  const error = ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} is not ${kind} from ${min} to ${max}. Write its digits alone: no quotes, comma, sign or word`;
  const number = decimals === 0 ? z.int({ error }) : z.number({ error });
  return number.min(min, { error }).max(max, { error }).describe(description);
}

/** What the business claims, with the date and record that confirmed it. */
export function claim<Value extends z.ZodRawShape>(description: string, value: Value) {
  const fix = 'is not a date. Write year, month and day, for example 2026-11-30';
  const day = z.iso.date({ error: ({ input }) => `"${String(input)}" ${fix}` }).meta({
    description: 'When you last checked it against your records, for example 2026-11-30',
    patternErrorMessage: fix,
  });
  return group(description, {
    ...value,
    confirmed: day.optional(),
    source: text('The record that supports it; never shown', { isNotTranslated: true }).optional(),
  });
}
