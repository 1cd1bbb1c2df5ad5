import { z } from 'astro/zod';
import { optional } from './basic.ts';
import { text } from './text.ts';

/** One form for each plural category of Intl.PluralRules; the language decides which it needs. */
export type PluralForms = { other: string } & {
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | undefined;
};

/** Whole numbers up to here have every category that a count on the site can have. */
const LARGEST_TRIED = 120;

/** The plural categories of a language's counts, without those of millions: "one" and "other" in English. */
export function pluralCategories(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: LARGEST_TRIED }, (_, count) => rules.select(count)))];
}

/** The schemas of plural forms: expand.ts reports forms that the file's language needs. */
export const plurals = new WeakSet<z.ZodType>();

const FORMS = ['zero', 'one', 'two', 'few', 'many'] as const;

/**
 * Words that follow a number. `fill` lists the names that are filled in: `other` must contain them,
 * the other forms may leave them out ("One tutor").
 */
export function plural(description: string, fill: readonly string[]) {
  const form = (category: string) =>
    text(`For numbers of the kind "${category}"`, { isTokenPart: true, mayFill: fill });
  const schema = z
    .strictObject({
      ...Object.fromEntries(FORMS.map((category) => [category, optional(form(category))])),
      other: text('For all other numbers', { isTokenPart: true, fill }),
    })
    .describe(description);
  plurals.add(schema);
  return schema;
}
