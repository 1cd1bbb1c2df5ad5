/** What the tests look for: the words of content/, so that an owner's change leaves them green. */
import { type Content, parseContent, publishedLanguages } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { directionOf, languageRoot, localAddress } from '#languages.ts';
import { PAGE_NAMES, type PageName, pages } from '#pages.ts';

const sources = readSources();

/** The words of a language. */
export function wordsIn(language: string): Content {
  return parseContent(sources, language);
}

/** The words of the site's first language. */
export const words = parseContent(sources);

/** The published languages, the first one first. */
export const LANGUAGES: readonly string[] = publishedLanguages(sources);

/** The script of a language: "Latn", "Arab". */
export const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? '';

/** The first published language that is written from right to left, which shows most of what may go wrong. */
export const RIGHT_TO_LEFT = LANGUAGES.find((language) => directionOf(language) === 'rtl');

/** The tag of a test in a language: `npm test` runs the first language and RIGHT_TO_LEFT. */
export function languageTag(language: string): string[] {
  return [words.language, RIGHT_TO_LEFT].includes(language) ? [] : ['@every-case'];
}

/** An unknown address. */
export const UNKNOWN_PATH = '/no/such-page';

const isThere = (name: PageName) => !pages[name].isUnlisted && words[name] !== undefined;

/** Each page that can be visited, in the first language, and the one for an unknown address. */
export const EVERY_PATH = [
  ...PAGE_NAMES.filter(isThere).map((name) => pages[name].path),
  UNKNOWN_PATH,
];

/** The address of a page in a language: "/tutoring", "/de/tutoring". */
export function inLanguage(path: string, language: string): string {
  return localAddress(path, languageRoot(language, words.language));
}
