/** Figures as each language writes them. */
import type { PluralForms } from '#content/schemas/fields.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import { fill } from '#text/fill.ts';

/** Spanish countries differ on the comma and the point; a space between thousands is read in all. */
const NUMBER_LOCALES: Readonly<Record<string, string>> = { es: 'es-CR' };
/** Spanish writes 2450 and 15 000. */
const GROUPS_FROM_FIVE_DIGITS = ['es-CR'];
/** Where millions are abbreviated: "$5M", "5 Mio." In other languages short forms are unusual. */
const ABBREVIATES = ['en', 'de'];

/** In Latin digits, as addresses and codes are. */
function write(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const useGrouping = GROUPS_FROM_FIVE_DIGITS.includes(locale) ? 'min2' : 'auto';
  const format = { numberingSystem: 'latn', useGrouping, ...options } as const;
  return new Intl.NumberFormat(locale, format).format(value);
}

/** "1 week", "12 weeks" */
export function counted(forms: PluralForms, value: number, language: string, count?: string) {
  const form = forms[new Intl.PluralRules(language).select(value)] ?? forms.other;
  return fill(form, { count: count ?? String(value) });
}

export function figuresIn(language: string, phrases: SharedWords['phrases']) {
  const locale = NUMBER_LOCALES[language] ?? language;
  const moreThan = (count: string) => fill(phrases.moreThan, { count });

  /** "$499", "$5M"; a whole million may need another noun than the number itself. */
  function dollars(value: number): string {
    if (value < 1e6) return counted(phrases.dollars, value, language, write(value, locale));
    const compactDisplay = ABBREVIATES.includes(language) ? 'short' : 'long';
    const millions = write(value, locale, { notation: 'compact', compactDisplay });
    return counted(phrases.dollars, value - (value % 1e6), language, millions);
  }

  return {
    dollars,
    /** "15,000+" */
    atLeast: (value: number) => moreThan(write(value, locale)),
    /** "$5M+" */
    dollarsAtLeast: (value: number) => moreThan(dollars(value)),
    /** "95%" */
    percent: (value: number) =>
      write(value / 100, language, { style: 'percent', maximumFractionDigits: 1 }),
    /** "5.0" */
    rating: (value: number) => write(value, locale, { minimumFractionDigits: 1 }),
    /** "6-14 weeks"; "12 weeks" where both ends are equal. */
    range(forms: PluralForms, from: number, to: number): string {
      const ends = fill(phrases.range, { from: String(from), to: String(to) });
      return counted(forms, to, language, from === to ? String(to) : ends);
    },
  };
}
