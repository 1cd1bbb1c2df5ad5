/** What differs between languages and is no translation: one table of rules, and functions that use it. */

interface LanguageRules {
  /** Its own name, where Intl has the name of the country. */
  name?: string;
  /** The locale of its numbers, if it is another one. */
  numberLocale?: string;
  /** Whether thousands are grouped only from five digits on: 2450, but 15 000. */
  groupsFromFiveDigits?: true;
  /** A figure that is rounded down: "15,000+". */
  moreThan?: string;
  /** An amount in US dollars, by plural category: "$499". */
  dollars?: { other: string } & { [Category in Intl.LDMLPluralRule]?: string };
  /** Whether millions are abbreviated: "$5M". In most languages short forms are unusual. */
  abbreviatesMillions?: true;
  /** The length of the guarantee before a noun: "7-day". Elsewhere it is "7 days". */
  guarantee?: string;
  /** A range: "10-30". */
  range?: string;
  /** The numbers from one to ten, where texts spell them out. */
  countWords?: string;
  /** A coin: "Bitcoin (BTC)". */
  coin?: string;
  /** "AM,PM", where hours are counted to twelve. */
  dayPeriods?: string;
  /** The word for "and", if no comma comes before it although Intl writes one. */
  noCommaBefore?: string;
  /** Whether a space is written between its characters and Latin letters or digits. */
  isSpacedFromLatin?: true;
  /** Whether straight quotes in its running text become curly. */
  hasCurlyQuotes?: true;
  /** Whether a no-break space stands before ; : ! ? and inside « ». */
  spacesPunctuation?: true;
  /** Whether weekdays are lowercase within a sentence, where Intl capitalizes them. */
  lowercasesWeekdays?: true;
}

/** By code. A regional language, "pt-BR", has its own entry or that of its language. */
const RULES: Readonly<Record<string, LanguageRules>> = {
  en: {
    dollars: { other: '${count}' },
    abbreviatesMillions: true,
    guarantee: '{count}-day',
    countWords: 'one two three four five six seven eight nine ten',
    dayPeriods: 'AM,PM',
    // The specification writes "A, B and C".
    noCommaBefore: 'and',
    hasCurlyQuotes: true,
  },
  // Spanish countries differ on the comma and the point; a space between thousands is read in all.
  es: {
    numberLocale: 'es-CR',
    groupsFromFiveDigits: true,
    moreThan: 'más de {count}',
    dollars: { many: '{count} de dólares', other: '{count} dólares' },
    range: '{from} a {to}',
    countWords: 'un dos tres cuatro cinco seis siete ocho nueve diez',
  },
  fr: {
    moreThan: 'plus de {count}',
    dollars: { many: '{count} de dollars', other: '{count} dollars' },
    range: '{from} à {to}',
    countWords: 'un deux trois quatre cinq six sept huit neuf dix',
    spacesPunctuation: true,
  },
  de: {
    moreThan: 'über {count}',
    dollars: { other: '{count} US-Dollar' },
    abbreviatesMillions: true,
    range: '{from}–{to}',
    countWords: 'ein zwei drei vier fünf sechs sieben acht neun zehn',
  },
  pt: {
    moreThan: 'mais de {count}',
    dollars: { other: 'US$\u00a0{count}' },
    range: '{from} a {to}',
    countWords: 'um dois três quatro cinco seis sete oito nove dez',
  },
  tr: {
    moreThan: 'en az {count}',
    guarantee: '{count} günlük',
    countWords: 'bir iki üç dört beş altı yedi sekiz dokuz on',
    lowercasesWeekdays: true,
  },
  id: {
    name: 'Bahasa Indonesia',
    moreThan: 'lebih dari {count}',
    dollars: { other: 'US${count}' },
    range: '{from}–{to}',
    countWords: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  },
  vi: {
    moreThan: 'hơn {count}',
    countWords: 'một hai ba bốn năm sáu bảy tám chín mười',
    lowercasesWeekdays: true,
  },
  hi: {
    moreThan: '{count} से ज़्यादा',
    dollars: { other: '{count} अमेरिकी डॉलर' },
    guarantee: '{count} दिन की',
    countWords: 'एक दो तीन चार पाँच छह सात आठ नौ दस',
    noCommaBefore: 'और',
  },
  zh: {
    moreThan: '超过 {count}',
    dollars: { other: '{count}美元' },
    range: '{from}～{to}',
    coin: '{name}（{code}）',
    isSpacedFromLatin: true,
  },
  ar: {
    moreThan: 'أكثر من {count}',
    dollars: {
      few: '{count} دولارات أمريكية',
      many: '{count} دولارًا أمريكيًا',
      other: '{count} دولار أمريكي',
    },
    range: '{from} إلى {to}',
  },
  ur: {
    moreThan: '{count} سے زائد',
    dollars: { other: '{count} امریکی ڈالر' },
    guarantee: '{count} روزہ',
    countWords: 'ایک دو تین چار پانچ چھ سات آٹھ نو دس',
    range: '{from} سے {to}',
    noCommaBefore: 'اور',
  },
};

const DEFAULTS = {
  moreThan: '{count}+',
  dollars: { other: '{count} USD' },
  range: '{from}-{to}',
  coin: '{name} ({code})',
} satisfies LanguageRules;

/** The rules of a language. A regional one without its own has those of its language. */
export function rulesOf(language: string) {
  const rules = RULES[language] ?? RULES[new Intl.Locale(language).language];
  return { ...DEFAULTS, ...rules } satisfies LanguageRules;
}

/** The code of a language as pages and PO files have it. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/**
 * The code by which browsers and search engines know a language: "he" for "iw", "en-GB" for "en_UK", and "ja"
 * for "jp", which is a country. Undefined if it is like no code.
 */
export function knownCode(written: string): string | undefined {
  const code = written.replace('_', '-');
  if (!LANGUAGE_CODE.test(code)) return undefined;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const isCountry = code.length === 2 && names.of(code) === undefined;
  return isCountry
    ? new Intl.Locale(`und-${code}`).maximize().language
    : new Intl.Locale(code).toString();
}

/** What is wrong with the code of a language, and how to write it, without a period; or undefined. */
export function codeMistake(code: string): string | undefined {
  const known = knownCode(code);
  const fix = known ?? 'it like es, or with its region like pt-BR';
  return code === known ? undefined : `"${code}" is not the code of a language. Write ${fix}`;
}

/** Whether two codes are of one language, as "en-GB" and "en". */
export function isVariant(code: string, other: string): boolean {
  return new Intl.Locale(code).language === new Intl.Locale(other).language;
}

/** The name of a language in that language, with a capital: "Deutsch", "Español". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return (
    rulesOf(language).name ?? name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language))
  );
}

/** The value of `dir`; undefined for languages that are written from left to right. */
export function directionOf(language: string): 'rtl' | undefined {
  return new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : undefined;
}

/** A language with its main country, for `og:locale`: "en_US", "pt_BR". Facebook lists Arabic as "ar_AR". */
export function openGraphLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  if (code === 'ar') return 'ar_AR';
  return region === undefined ? language : `${code}_${region}`;
}

/** The start of the addresses of a language: "" for the source language, "/de", "/pt-br". */
export function languagePrefix(language: string, sourceLanguage: string): string {
  return language === sourceLanguage ? '' : `/${language.toLowerCase()}`;
}

/** The address of a page in a language: "/" becomes "/de", "/tutoring" becomes "/de/tutoring". */
export function localizedPath(address: string, pathPrefix: string): string {
  return pathPrefix === '' ? address : pathPrefix + address.replace(/^\/(?=#|$)/, '');
}
