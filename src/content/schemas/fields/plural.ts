import { z } from 'astro/zod';
import { optional } from './basic.ts';
import { text } from './text.ts';

/** One form for each plural category of Intl.PluralRules; the language decides which it needs. */
export type PluralForms = { other: string } & {
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | undefined;
};

/** The plural categories of a language: "one" and "other" in English. */
export function pluralCategories(language: string): Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
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
