import { type OptionalPage, pages } from '#pages.ts';
import { check } from './check/check.ts';
import { capitalized, expand } from './expand/expand.ts';
import { counted, figuresIn } from './expand/figures.ts';
import { coinsIn } from './expand/tokens.ts';
import { localAddress } from './languages.ts';
import { ContentError, type Problem } from './problems/problem.ts';
import { ContentFiles } from './read/content-files.ts';
import type { Course } from './schemas/courses.ts';
import type { ContentData } from './schemas/files.ts';
import type { Link } from './schemas/parts.ts';
import type { Site } from './schemas/site.ts';
import { validate, validateFile } from './validate.ts';

type Sources = Readonly<Record<string, string>>;

/** All words and data of the site in a language, checked, with every token expanded. */
export type Content = Omit<ContentData, 'courses'> & {
  /** The name of its folder, such as "en". */
  language: string;
  /** What its addresses begin with: languageRoot(). */
  root: string;
  courses: Course[];
  /** The pages that several places link to, with their names from the menu. */
  links: { footer: Link[]; notFound: Link[] };
  /** The content in the site's first language, if that is another one. */
  first?: Content;
};

/**
 * The content of the site from its YAML texts, keyed by path ("content/en/home.yaml").
 *
 * @throws a ContentError with every mistake, its file, line and remedy; mistakes between files are
 * looked for once each file is right
 */
export function parseContent(sources: Sources, language?: string): Content {
  const files = new ContentFiles(sources, language);
  const data = validate(files);
  const expanded = expand(data, files);
  check(files, data, expanded, sources);
  return complete(expanded, files, sources);
}

/** Adds what pages show and is in no content file: links by name, legal pages. */
function complete(expanded: ContentData, files: ContentFiles, sources: Sources): Content {
  const { language, root } = files;
  const { nav, footer } = expanded.shared;
  const { legal } = expanded.site;
  // Every page of the footer is in the menu (checkShared).
  const named = (hrefs: readonly string[]) =>
    hrefs.flatMap((href) => nav.items.filter((item) => item.href === href));
  const legalPage = (name: OptionalPage) =>
    expanded[name] === undefined ? legal[name] : localAddress(pages[name].path, root);
  return {
    ...expanded,
    site: {
      ...expanded.site,
      coins: coinsIn(expanded),
      legal: { ...legal, privacy: legalPage('privacy'), terms: legalPage('terms') },
    },
    language,
    root,
    ...(root !== '' && { first: parseContent(sources) }),
    courses: coursesOf(expanded, language),
    links: {
      footer: named(footer.links),
      notFound: nav.items.filter(({ href }) => href !== localAddress('/', root)),
    },
  };
}

/** The courses with their figures as the language writes them. */
function coursesOf({ courses, shared: { phrases } }: ContentData, language: string): Course[] {
  const figures = figuresIn(language, phrases);
  return courses.courses.map((course) => ({
    ...course,
    rating: figures.rating(course.rating.value),
    price: figures.dollars(course.price),
    students: capitalized(figures.atLeast(course.students.value), language),
    duration: counted(phrases.weeks, course.weeks, language),
  }));
}

/**
 * The facts of content/site.yaml alone, whatever mistakes other files have.
 *
 * @throws a ContentError with every mistake of the file
 */
export function parseSite(sources: Sources): Site {
  const files = new ContentFiles(sources);
  const site = validateFile(files, 'site');
  const own = files.problemsInOrder().filter(({ file }) => file === files.fileOf('site'));
  if (own.length > 0) throw new ContentError(own);
  return site as Site; // It fits its schema: there is no problem.
}

/** What is wrong in the content of a language, in the order of files and lines. */
export function contentProblems(sources: Sources, language: string): readonly Problem[] {
  try {
    parseContent(sources, language);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
