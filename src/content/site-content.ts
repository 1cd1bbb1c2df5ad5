/** Reads, checks, translates and renders content/: all texts and data of the site in a language. */
import { languagePrefix } from '#site/languages.ts';
import { checkContent } from './check/check.ts';
import type { Problem } from './problems/problem.ts';
import { readContent, throwProblems } from './read/content-files.ts';
import { poFileOf, type Sources } from './read/sources.ts';
import { formatCourses, sharedLinks, sourceTexts } from './render/derived.ts';
import { makePlaceholders, priceRange } from './render/placeholders.ts';
import { mapTexts, textRenderer } from './render/render-texts.ts';
import { fileOf } from './schemas/files.ts';
import { messagesIn, type ParsedSource, translate } from './translate/translate.ts';

/** All texts and data of the site in a language, checked and rendered. */
export type SiteContent = ReturnType<typeof contentIn>;

/** Memoized: each language needs it. */
const parsedSources = new WeakMap<Sources, ParsedSource>();

/**
 * Parses content/: it is in the source language.
 *
 * @throws a ContentError with every mistake, its file, line and remedy; texts and references are only
 * checked if each file fits its schema
 */
export function parseSource(sources: Sources): ParsedSource {
  const cached = parsedSources.get(sources);
  if (cached) return cached;
  const { data, lineOf } = readContent(sources);
  const [{ code: language } = { code: 'en' }] = data.site.languages;
  const render = textRenderer(data, language);
  const rendered = mapTexts(data, '', ({ value, textRule }) => render(value, textRule));
  const placeholders = Object.keys(makePlaceholders(data, language));
  const problems: Problem[] = [];
  checkContent({ data, rendered, placeholders }, sources, (name, path, message) => {
    problems.push({ file: fileOf(name), line: lineOf(name, path), path, message });
  });
  throwProblems(problems);
  const messages = messagesIn(data);
  const source = { language, data, rendered, render, placeholders, messages };
  parsedSources.set(sources, source);
  return source;
}

/**
 * The content of the site in a language; in the source language unless one is given.
 *
 * @param sources the texts of content/*.yaml and translations/*.po
 * @throws a ContentError with every mistake in content/, or when the PO file can't be read
 */
export function contentIn(sources: Sources, code?: string) {
  const source = parseSource(sources);
  const language = code ?? source.language;
  const isSource = language === source.language;
  const pathPrefix = languagePrefix(language, source.language);
  const poText = sources[poFileOf(language)] ?? '';
  const { rendered, untranslated, warnings } = isSource
    ? { rendered: source.rendered, untranslated: [], warnings: [] }
    : translate(source, { language, pathPrefix, poText });
  return {
    ...rendered,
    language,
    /** The start of its addresses: languagePrefix(). */
    pathPrefix,
    untranslated,
    warnings,
    courses: formatCourses(rendered, language),
    priceRange: priceRange(rendered, language),
    links: sharedLinks(rendered, source.rendered, { pathPrefix, sourceLanguage: source.language }),
    /** Undefined in the source language itself. */
    source: isSource ? undefined : sourceTexts(source.language, source.rendered),
  };
}

/** The content in each published language, the source language first. @throws as contentIn() */
export function contentsOf(sources: Sources): readonly [SiteContent, ...SiteContent[]] {
  const sourceContent = contentIn(sources);
  const others = sourceContent.site.languages.slice(1);
  return [sourceContent, ...others.map(({ code }) => contentIn(sources, code))];
}
