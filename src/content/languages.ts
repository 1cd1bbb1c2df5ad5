/**
 * The languages of the site, each with a folder of its own in content/. The pages of the first stand
 * at "/tutoring", those of the others at "/de/tutoring".
 */
export const LANGUAGES: readonly [string, ...string[]] = ['en'];

const [FIRST] = LANGUAGES;

/** The address of a page in a language: "/" is "/de" there, and "/tutoring" is "/de/tutoring". */
export function localAddress(address: string, language: string): string {
  if (language === FIRST) return address;
  return `/${language}${address.replace(/^\/(?=#|$)/, '')}`;
}

/** The address of the same page in the first language. */
export function firstAddress(address: string, language: string): string {
  return language === FIRST ? address : address.slice(`/${language}`.length) || '/';
}

/** For the routes in src/pages/[...language], which have a page in every language. */
export function languagePaths() {
  return LANGUAGES.map((language) => ({
    params: { language: language === FIRST ? undefined : language },
  }));
}
