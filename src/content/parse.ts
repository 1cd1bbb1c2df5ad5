import {
  type LocalizedContent,
  messagesIn,
  type ParsedSource,
  translate,
} from '#content/translate/translate.ts';
import { languagePrefix, localizedPath } from '#site/languages.ts';
import { type OptionalPage, pageOf } from '#site/pages.ts';
import { checkContent } from './check/check.ts';
import type { Problem } from './problems/problem.ts';
import { readContent, throwProblems } from './read/content-files.ts';
import { poFileOf, type Sources } from './read/sources.ts';
import { figureFormats } from './render/figures.ts';
import { capitalize, mapTexts, textRenderer } from './render/render-texts.ts';
import type { Link } from './schemas/common.ts';
import type { Course } from './schemas/courses.ts';
import { type ContentData, fileOf } from './schemas/files.ts';

/** All texts and data of the site in a language, checked and rendered. */
export type Content = Omit<ContentData, 'courses'> &
  Pick<LocalizedContent, 'untranslated' | 'warnings'> & {
    language: string;
    /** The start of its addresses: languagePrefix(). */
    pathPrefix: string;
    courses: Course[];
    /** "$349-599", where visitors see prices. */
    priceRange: string | undefined;
    /** The pages that several places link to, with their names from the menu. */
    links: { footer: Link[]; notFound: Link[]; legal: LegalLink[] };
    /** The content in the site's source language, if this is another one. */
    sourceContent?: Content;
  };

/** The privacy policy or the terms. */
export type LegalLink = {
  label: string;
  /** A page of this website or another; undefined until it exists. */
  href: string | undefined;
  /** The language of the page, if it exists only in the source language. */
  language?: string | undefined;
};

/** Memoized: several build steps parse the same sources. */
const parsedSources = new WeakMap<Sources, ParsedSource>();
const contents = new WeakMap<ParsedSource, Map<string, Content>>();

/**
 * Parses content/: it is in the source language.
 *
 * @throws a ContentError with every mistake, its file, line and remedy; mistakes across files are only
 * looked for if each file alone is right
 */
export function parseSource(sources: Sources): ParsedSource {
  const cached = parsedSources.get(sources);
  if (cached) return cached;
  const { data, lineOf } = readContent(sources);
  const [{ code: language } = { code: 'en' }] = data.site.languages;
  const render = textRenderer(data, language);
  const rendered = mapTexts(data, '', ({ value, textRule }) => render(value, textRule));
  const problems: Problem[] = [];
  checkContent({ data, rendered, sources }, (name, path, message) => {
    problems.push({ file: fileOf(name), line: lineOf(name, path), path, message });
  });
  throwProblems(problems);
  const source = { language, data, rendered, render, messages: messagesIn(data) };
  parsedSources.set(sources, source);
  return source;
}

/**
 * The content of the site in a language; in the source language unless one is given.
 *
 * @param sources the texts of content/*.yaml and translations/*.po
 * @throws a ContentError with every mistake in content/, or when the PO file can't be read
 */
export function parseContent(sources: Sources, language?: string): Content {
  const source = parseSource(sources);
  const cached = contents.get(source) ?? new Map<string, Content>();
  const code = language ?? source.language;
  const content = cached.get(code) ?? localize(sources, source, code);
  contents.set(source, cached.set(code, content));
  return content;
}

/** The content in a language, with what is derived from several files: figures of courses, labels of links. */
function localize(sources: Sources, source: ParsedSource, language: string): Content {
  const sourceContent = language === source.language ? undefined : parseContent(sources);
  const pathPrefix = languagePrefix(language, source.language);
  const poText = sources[poFileOf(language)] ?? '';
  const { rendered, untranslated, warnings } = sourceContent
    ? translate(source, { language, pathPrefix, poText })
    : { rendered: source.rendered, untranslated: [], warnings: [] };
  const { nav, footer } = rendered.shared;
  const { legal } = rendered.site;
  // Every page of the footer is in the menu: checkConsistency().
  const linksTo = (hrefs: readonly string[]) =>
    hrefs.flatMap((href) => nav.items.filter((item) => item.href === href));
  // A legal page that is not fully translated is linked in the source language.
  const legalLink = (name: OptionalPage, label: string): LegalLink => {
    if (rendered[name]) return { label, href: localizedPath(pageOf(name).path, pathPrefix) };
    if (sourceContent?.[name])
      return { label, href: pageOf(name).path, language: sourceContent.language };
    return { label, href: legal[name] };
  };
  return {
    ...rendered,
    language,
    pathPrefix,
    untranslated,
    warnings,
    ...(sourceContent && { sourceContent }),
    courses: formatCourses(rendered, language),
    priceRange: rendered.site.comparePrices ? priceRange(rendered, language) : undefined,
    links: {
      footer: linksTo(footer.links),
      legal: [
        legalLink('privacy', footer.privacyPolicy),
        legalLink('terms', footer.termsOfService),
      ],
      notFound: nav.items.filter(({ href }) => href !== localizedPath('/', pathPrefix)),
    },
  };
}

function priceRange({ courses }: ContentData, language: string): string {
  const prices = courses.courses.map(({ price }) => price.value);
  return figureFormats(language).dollars(Math.max(...prices), Math.min(...prices));
}

/** The courses with their figures as the language writes them. */
function formatCourses({ courses }: ContentData, language: string): Course[] {
  const figures = figureFormats(language);
  return courses.courses.map((course) => ({
    ...course,
    rating: figures.rating(course.rating.value),
    price: figures.dollars(course.price.value),
    priceInDollars: course.price.value,
    students: capitalize(figures.atLeast(course.students.value), language),
    duration: figures.countUnits('week', course.weeks),
  }));
}

/** The content in each published language, the source language first. @throws as parseContent() */
export function parseContents(sources: Sources): readonly [Content, ...Content[]] {
  const sourceContent = parseContent(sources);
  const others = sourceContent.site.languages.slice(1);
  return [sourceContent, ...others.map(({ code }) => parseContent(sources, code))];
}
