/** Figures as each language writes them, in Latin digits like addresses and codes. */
import { rulesOf } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { spaceFromLatin } from './typography.ts';

type Unit = 'minute' | 'hour' | 'day' | 'week';

export function figureFormats(language: string) {
  const rules = rulesOf(language);
  const locale = rules.numberLocale ?? language;
  const useGrouping = rules.groupsFromFiveDigits ? 'min2' : 'auto';

  function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
    const format = { numberingSystem: 'latn', useGrouping, ...options } as const;
    return new Intl.NumberFormat(locale, format).format(value);
  }

  const moreThan = (count: string) => fill(rules.moreThan, { count });

  /** "$499", "$349-599", "$5M"; millions may need another plural form than the number itself. */
  function dollars(to: number, from = to): string {
    const isMillions = to >= 1e6;
    const compactDisplay = rules.abbreviatesMillions ? 'short' : 'long';
    const last = isMillions
      ? formatNumber(to, { notation: 'compact', compactDisplay })
      : formatNumber(to);
    const count = from === to ? last : fill(rules.range, { from: formatNumber(from), to: last });
    const rounded = isMillions ? to - (to % 1e6) : to;
    const forms: Partial<Record<Intl.LDMLPluralRule, string>> = rules.dollars;
    const form = forms[new Intl.PluralRules(language).select(rounded)] ?? rules.dollars.other;
    const text = fill(form, { count });
    return rules.isSpacedFromLatin ? spaceFromLatin(text) : text;
  }

  /** "1 week", "12 weeks", "6-14 weeks" */
  function countUnits(unit: Unit, to: number, from = to): string {
    const options = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const;
    const format = new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options });
    const ends = fill(rules.range, { from: String(from), to: String(to) });
    const parts = format
      .formatToParts(to)
      .map(({ type, value }) => (type === 'integer' && from !== to ? ends : value));
    // Without Intl's direction marks and spaces. render-texts.ts sets no-break spaces.
    const text = parts
      .join('')
      .replaceAll(/[\u200e\u200f]/g, '')
      .replaceAll(/\s/g, ' ');
    return rules.isSpacedFromLatin ? spaceFromLatin(text) : text;
  }

  return {
    dollars,
    countUnits,
    /** "15,000+" */
    atLeast: (value: number) => moreThan(formatNumber(value)),
    /** "$5M+" */
    dollarsAtLeast: (value: number) => moreThan(dollars(value)),
    /** "95%" */
    percent: (value: number) =>
      new Intl.NumberFormat(language, {
        numberingSystem: 'latn',
        style: 'percent',
        maximumFractionDigits: 1,
      }).format(value / 100),
    /** "5.0" */
    rating: (value: number) => formatNumber(value, { minimumFractionDigits: 1 }),
    /** "7-day" */
    guarantee: (days: number) =>
      rules.guarantee ? fill(rules.guarantee, { count: String(days) }) : countUnits('day', days),
  };
}
