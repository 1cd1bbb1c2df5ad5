import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

test('a language that lacks these translations has no line, rather than one in English', () => {
  const sources = { ...readSources(), 'translations/de.po': '' };
  const others = ['es', 'de'].map((language) => parseContent(sources, language));
  const page = renderToStaticMarkup(
    <NotFoundPage content={parseContent(sources)} others={others} />,
  );
  expect(page).toContain('<li lang="es"');
  expect(page).not.toContain('<li lang="de"');
});
