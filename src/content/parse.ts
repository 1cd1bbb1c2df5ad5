import { languageRoot, localAddress } from '#languages.ts';
import { type OptionalPage, pages } from '#pages.ts';
import { poFileOf } from '#translations/po-file.ts';
import { type Edition, messagesIn, type Original, translate } from '#translations/translate.ts';
import { check } from './check/check.ts';
import { capitalize, mapTexts, textFinisher } from './expand/expand.ts';
import { figuresIn } from './expand/figures.ts';
import type { Problem } from './problems/problem.ts';
import { readContent, readSite, stopAt } from './read/content-files.ts';
import type { Sources } from './read/sources.ts';
import type { Course } from './schemas/courses.ts';
import { type ContentData, fileOf } from './schemas/files.ts';
import type { Link } from './schemas/parts.ts';

/** All words and data of the site in a language, checked, with every token expanded. */
export type Content = Omit<ContentData, 'courses'> &
  Pick<Edition, 'untranslated' | 'warnings'> & {
    language: string;
    /** What its addresses begin with: languageRoot(). */
    root: string;
    courses: Course[];
    /** The pages that several places link to, with their names from the menu. */
    links: { footer: Link[]; notFound: Link[]; legal: LegalLink[] };
    /** The content in the site's first language, if that is another one. */
    first?: Content;
  };

/** The privacy policy or the terms. */
export type LegalLink = {
  label: string;
  /** A page of this website or another; undefined until it exists. */
  href: string | undefined;
  /** Of the page, if it is only in the first language. */
  language?: string | undefined;
};

/** What the content says, once for all languages: a build reads the same texts for each. */
const originals = new WeakMap<Sources, Original>();

/**
 * The content in the first language.
 *
 * @throws a ContentError with every mistake, its file, line and remedy; mistakes between files are
 * looked for once each file is right
 */
export function parseOriginal(sources: Sources): Original {
  const known = originals.get(sources);
  if (known) return known;
  const { data, lineOf } = readContent(sources);
  const [{ code: language } = { code: 'en' }] = data.site.languages;
  const finish = textFinisher(data, language);
  const finished = mapTexts(data, '', ({ value, treatment }) => finish(value, treatment));
  const problems: Problem[] = [];
  check({ data, finished, sources }, (name, path, message) => {
    problems.push({ file: fileOf(name), line: lineOf(name, path), path, message });
  });
  stopAt(problems);
  const original = { language, data, finished, finish, messages: messagesIn(data) };
  originals.set(sources, original);
  return original;
}

/**
 * The content of the site in a language, the first unless one is named.
 *
 * @param sources the texts of content/*.yaml and translations/*.po
 * @throws a ContentError with every mistake in content/, or when the PO file can't be read
 */
export function parseContent(sources: Sources, language?: string): Content {
  const original = parseOriginal(sources);
  const { language: first } = original;
  if (language === undefined || language === first) {
    return complete({ finished: original.finished, untranslated: [], warnings: [] }, first, '');
  }
  const root = languageRoot(language, first);
  const source = sources[poFileOf(language)] ?? '';
  const edition = translate(original, { language, root, source });
  return complete(edition, language, root, parseContent(sources));
}

/** Adds what pages show and is in no content file: links by name, legal pages. */
function complete(edition: Edition, language: string, root: string, first?: Content): Content {
  const { finished, untranslated, warnings } = edition;
  const { nav, footer } = finished.shared;
  const { legal } = finished.site;
  // Every page of the footer is in the menu (checkFacts).
  const linksTo = (hrefs: readonly string[]) =>
    hrefs.flatMap((href) => nav.items.filter((item) => item.href === href));
  // A legal page that is not translated whole is there in the first language.
  const legalLink = (name: OptionalPage, label: string): LegalLink => {
    if (finished[name]) return { label, href: localAddress(pages[name].path, root) };
    if (first?.[name]) return { label, href: pages[name].path, language: first.language };
    return { label, href: legal[name] };
  };
  return {
    ...finished,
    language,
    root,
    untranslated,
    warnings,
    ...(first && { first }),
    courses: coursesOf(finished, language),
    links: {
      footer: linksTo(footer.links),
      legal: [
        legalLink('privacy', footer.privacyPolicy),
        legalLink('terms', footer.termsOfService),
      ],
      notFound: nav.items.filter(({ href }) => href !== localAddress('/', root)),
    },
  };
}

/** The courses with their figures as the language writes them. */
function coursesOf({ courses }: ContentData, language: string): Course[] {
  const figures = figuresIn(language);
  return courses.courses.map((course) => ({
    ...course,
    rating: figures.rating(course.rating.value),
    price: figures.dollars(course.price),
    students: capitalize(figures.atLeast(course.students.value), language),
    duration: figures.countUnits('week', course.weeks),
  }));
}

/** The published languages; content/ is in the first. @throws as readSite */
export function publishedLanguages(sources: Sources): readonly [string, ...string[]] {
  const [first = 'en', ...others] = readSite(sources).languages.map(({ code }) => code);
  return [first, ...others];
}
