/// <reference types="vite/client" />
import type { PageName } from '#pages.ts';
import { LANGUAGES, languagePaths } from './languages.ts';
import { type Content, parseContent } from './parse.ts';

const sources = import.meta.glob<string>('../../content/**/*.{yaml,yml}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const byLanguage = new Map<string, Content>();

/** The content of the site in a language. Throws a ContentError with every mistake. */
export function loadContent(language = LANGUAGES[0]): Content {
  const texts = Object.entries(sources).map(([path, source]) => [
    path.replace(/^(?:\.\.\/)+/, ''),
    source,
  ]);
  const content = byLanguage.get(language) ?? parseContent(Object.fromEntries(texts), language);
  byLanguage.set(language, content);
  return content;
}

/** The languages that have a page: optional ones may be missing. */
export function languagesOf(page: PageName): string[] {
  return LANGUAGES.filter((language) => loadContent(language)[page] !== undefined);
}

/** The static paths of an optional page, one for each language that has it. */
export function pathsOf(page: PageName) {
  const languages = languagesOf(page);
  return languagePaths().filter(({ params }) =>
    languages.includes(params.language ?? LANGUAGES[0]),
  );
}
