/// <reference types="vite/client" />
import { type Content, parseContent } from './parse.ts';

const sources = import.meta.glob<string>('../../content/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let content: Content | undefined;

/** The content of the site. Throws a ContentError that tells its owner what to mend. */
export function loadContent(): Content {
  content ??= parseContent(
    Object.fromEntries(
      Object.entries(sources).map(([path, source]) => [path.replace(/^(?:\.\.\/)+/, ''), source]),
    ),
  );
  return content;
}
