/// <reference types="vite/client" />
import { LANGUAGES } from './languages.ts';
import { type Content, parseContent } from './parse.ts';

const sources = import.meta.glob<string>('../../content/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const byLanguage = new Map<string, Content>();

/** The content of the site in a language. Throws a ContentError that tells its owner what to mend. */
export function loadContent(language = LANGUAGES[0]): Content {
  const texts = Object.entries(sources).map(([path, source]) => [
    path.replace(/^(?:\.\.\/)+/, ''),
    source,
  ]);
  const content = byLanguage.get(language) ?? parseContent(Object.fromEntries(texts), language);
  byLanguage.set(language, content);
  return content;
}
