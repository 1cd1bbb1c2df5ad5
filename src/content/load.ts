/// <reference types="vite/client" />

import { languageRoot } from '#languages.ts';
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

/** The published languages; the first is at "/". */
export const LANGUAGES = publishedLanguages(sources);

const byLanguage = new Map<string, Content>();

/** The content of the site in a language. @throws a ContentError with every mistake */
export function loadContent(language: string = LANGUAGES[0]): Content {
  const content = byLanguage.get(language) ?? parseContent(sources, language);
  byLanguage.set(language, content);
  return content;
}

/** The content for an address that begins with a language, "pt-br", or with none. */
export function contentAt(language: string | undefined): Content {
  return loadContent(LANGUAGES.find((code) => code.toLowerCase() === language));
}

/** The languages that have a page: optional ones may be missing. */
export function languagesOf(page: PageName): string[] {
  return LANGUAGES.filter((language) => loadContent(language)[page] !== undefined);
}

/** The static paths of a page, one for each language that has it. */
export function pathsOf(page: PageName) {
  return languagesOf(page).map((language) => ({
    params: { language: languageRoot(language, LANGUAGES[0]).slice(1) || undefined },
  }));
}
