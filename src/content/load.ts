/// <reference types="vite/client" />
import type { PageName } from '#pages.ts';
import { publishedLanguages } from './languages.ts';
import { type Content, parseContent } from './parse.ts';

const sources = import.meta.glob<string>('../../content/**/*.{yaml,yml}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = Object.fromEntries(
  Object.entries(sources).map(([path, source]) => [path.replace(/^(?:\.\.\/)+/, ''), source]),
);

/** The published languages; the first is at "/". */
export const LANGUAGES = publishedLanguages(texts);

const byLanguage = new Map<string, Content>();

/** The content of the site in a language. @throws a ContentError with every mistake */
export function loadContent(language: string = LANGUAGES[0]): Content {
  const content = byLanguage.get(language) ?? parseContent(texts, language);
  byLanguage.set(language, content);
  return content;
}

/** The languages that have a page: optional ones may be missing. */
export function languagesOf(page: PageName): string[] {
  return LANGUAGES.filter((language) => loadContent(language)[page] !== undefined);
}

/** The static paths of a page, one for each language that has it. */
export function pathsOf(page: PageName) {
  return languagesOf(page).map((language) => ({
    params: { language: language === LANGUAGES[0] ? undefined : language },
  }));
}
