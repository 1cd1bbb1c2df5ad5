/// <reference types="vite/client" />

import { languagePrefix } from '#languages.ts';
import type { PageName } from '#pages.ts';
import { type Content, parseContent, publishedLanguages } from './parse.ts';

const files = import.meta.glob<string>(['../../content/**/*.*', '../../translations/*.po'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const sources = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.replace(/^(?:\.\.\/)+/, ''), source]),
);

/** The published languages; the source language, first, is at "/". */
export const LANGUAGES = publishedLanguages(sources);

/** The content of the site in a language. @throws a ContentError with every mistake */
export function loadContent(language: string = LANGUAGES[0]): Content {
  return parseContent(sources, language);
}

/** The content for the language in an address, "pt-br"; undefined stands for the source language. */
export function contentForPath(language: string | undefined): Content {
  return loadContent(LANGUAGES.find((code) => code.toLowerCase() === language));
}

/** The languages that have a page: optional pages may be missing in some. */
export function languagesOf(page: PageName): string[] {
  return LANGUAGES.filter((language) => loadContent(language)[page] !== undefined);
}

/** The static paths of a page, one for each language that has it. */
export function staticPathsOf(page: PageName) {
  return languagesOf(page).map((language) => ({
    params: { language: languagePrefix(language, LANGUAGES[0]).slice(1) || undefined },
  }));
}
