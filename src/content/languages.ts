/**
 * The languages of the site, each with its own folder in content/. The pages of the first are at
 * "/tutoring", those of the others at "/de/tutoring".
 */
export const LANGUAGES: readonly [string, ...string[]] = ['en'];

const [FIRST] = LANGUAGES;

/** The address of a page in a language: "/" becomes "/de", "/tutoring" becomes "/de/tutoring". */
export function localAddress(address: string, language: string): string {
  if (language === FIRST) return address;
  return `/${language}${address.replace(/^\/(?=#|$)/, '')}`;
}

/** The address of the same page in the first language. */
export function firstAddress(address: string, language: string): string {
  return language === FIRST ? address : address.slice(`/${language}`.length) || '/';
}

/**
 * The specification writes lists as "A, B or C". American English would put a comma before "or".
 */
const LIST_LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The locale for Intl.ListFormat in a language. */
export function listLocale(language: string): string {
  return LIST_LOCALES[language] ?? language;
}

/** The static paths of the routes in src/pages/[...language], one for each language. */
export function languagePaths() {
  return LANGUAGES.map((language) => ({
    params: { language: language === FIRST ? undefined : language },
  }));
}
