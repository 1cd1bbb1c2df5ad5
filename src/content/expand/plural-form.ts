import type { PluralForms } from '#content/schemas/fields/plural.ts';
import { fill } from './fill.ts';

/** A displayed figure such as "15,000+" without its commas and plus sign. */
export function displayedNumber(display: string): number {
  return Number(display.replace(/\D/g, ''));
}

/** The plural form for a number, with `{count}` not yet filled in. */
export function pluralForm(forms: PluralForms, count: number, language: string): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** The plural form for a displayed figure: "1+" is more than one. */
export function displayedForm(forms: PluralForms, display: string, language: string): string {
  return pluralForm(forms, displayedNumber(display) + (display.endsWith('+') ? 1 : 0), language);
}

/** "1 week", "12 weeks" */
export function counted(forms: PluralForms, count: number, language: string): string {
  return fill(pluralForm(forms, count, language), { count: String(count) });
}

/** "6 to 14 weeks" from the range "{from} to {to}"; "12 weeks" where both ends are equal. */
export function countedRange(
  forms: PluralForms,
  range: string,
  [from, to]: readonly [number, number],
  language: string,
): string {
  const count = from === to ? String(to) : fill(range, { from: String(from), to: String(to) });
  return fill(pluralForm(forms, to, language), { count });
}
