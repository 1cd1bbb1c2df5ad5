/** The content that the tests look for, so that an owner's change does not break them. */
import { readSources } from '#content/read/sources.ts';
import { contentsOf } from '#content/site-content.ts';
import { directionOf, languagePrefix, localizedPath } from '#site/languages.ts';
import { PAGE_NAMES, pageOf } from '#site/pages.ts';

/** The content in each published language, the source language first. */
export const CONTENTS = contentsOf(readSources());

export const [sourceContent] = CONTENTS;

/** The content in a published language. */
export const contentIn = (code: string) =>
  CONTENTS.find(({ language }) => language === code) ?? sourceContent;

/** The published languages, the source language first. */
export const LANGUAGES = CONTENTS.map(({ language }) => language);

/** The script of a language: "Latn", "Arab". */
export const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? '';

/** The first published right-to-left language, in which most faults show. */
export const RIGHT_TO_LEFT = LANGUAGES.find((language) => directionOf(language) === 'rtl');

/** The tag of a test in a language: `npm test` runs the source language and RIGHT_TO_LEFT. */
export function languageTag(language: string): string[] {
  return [sourceContent.language, RIGHT_TO_LEFT].includes(language) ? [] : ['@every-case'];
}

/** An unknown address. */
export const UNKNOWN_PATH = '/no/such-page';

/** Each page of the site, in the source language. */
export const PAGE_PATHS = PAGE_NAMES.filter(
  (name) => !pageOf(name).isUnlisted && sourceContent[name] !== undefined,
).map((name) => pageOf(name).path);

/** With the one for an unknown address. */
export const EVERY_PATH = [...PAGE_PATHS, UNKNOWN_PATH];

/** The address of a page in a language: "/tutoring", "/de/tutoring". */
export function pathIn(path: string, language: string): string {
  return localizedPath(path, languagePrefix(language, sourceContent.language));
}
