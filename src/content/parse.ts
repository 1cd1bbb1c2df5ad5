import { ContentFiles, SITE_FILE } from './content-files.ts';
import {
  checkCourses,
  checkLegal,
  checkLinks,
  checkNav,
  checkOptions,
  checkSite,
  checkStudents,
  checkTitles,
} from './cross-checks.ts';
import { type Drafts, readAll } from './drafts.ts';
import { fill } from './fill.ts';
import { LANGUAGES, localAddress } from './languages.ts';
import { ContentError } from './problem.ts';
import { type Course, type Link, wordsSchemas } from './schema.ts';

/** Every file, none of them with a mistake. */
type Whole = { [Name in keyof Drafts]: NonNullable<Drafts[Name]> };

/** All words and data of the site, checked, with every token expanded. */
export type Content = Omit<Whole, 'courses'> & {
  /** "en", as its folder is named. */
  language: string;
  courses: Course[];
  /** The pages that several places link to, with their names from the menu. */
  links: { footerLearn: Link[]; footerCompany: Link[]; notFound: Link[] };
};

/** What can only be told by holding texts against one another. */
function crossCheck(files: ContentFiles, drafts: Drafts) {
  const { site, shared, courses, payments } = drafts;
  if (site !== undefined) files.report(SITE_FILE, checkSite(site));
  if (shared !== undefined) files.report(files.nameOf('shared.yaml'), checkNav(shared));
  if (payments !== undefined) files.report(files.nameOf('payments.yaml'), checkOptions(payments));
  if (courses !== undefined) {
    files.report(files.nameOf('courses.yaml'), checkCourses(courses.courses));
    if (site !== undefined) files.report(SITE_FILE, checkStudents(site, courses.courses));
  }
  const slugs = courses?.courses.map(({ slug }) => slug) ?? [];
  if (site !== undefined && courses !== undefined) {
    files.report(SITE_FILE, checkLegal(site, slugs, files.language));
  }
  for (const name of Object.keys(wordsSchemas)) {
    const file = files.nameOf(name);
    if (courses !== undefined) files.report(file, checkLinks(files.dataOf(file), slugs));
  }
}

/** `notFound` stands in not-found.yaml. */
function fileName(key: string): string {
  return `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}

function checkPageTitles(files: ContentFiles, drafts: Drafts) {
  const pages = Object.entries(drafts).flatMap(([key, page]) =>
    page !== undefined && 'meta' in page
      ? [{ file: files.nameOf(fileName(key)), title: page.meta.title }]
      : [],
  );
  for (const { file, found } of checkTitles(pages)) files.report(file, [found]);
}

/** Links for `hrefs` with their names from the menu; all stand there (checkNav). */
function namedLinks(items: readonly Link[], hrefs: readonly string[]): Link[] {
  return hrefs.flatMap((href) => items.filter((item) => item.href === href));
}

function isWhole(drafts: Drafts): drafts is Whole {
  return Object.values(drafts).every((draft) => draft !== undefined);
}

function complete(drafts: Whole, language: string): Content {
  const { courses, ...words } = drafts;
  const { nav, footer, phrases } = words.shared;
  return {
    ...words,
    language,
    courses: courses.courses.map((course) => ({
      ...course,
      rating: course.rating.value,
      students: course.students.value,
      duration: fill(phrases.weeks, { weeks: String(course.weeks) }),
    })),
    links: {
      footerLearn: namedLinks(nav.items, footer.learnLinks),
      footerCompany: namedLinks(nav.items, footer.companyLinks),
      notFound: nav.items.filter(({ href }) => href !== localAddress('/', language)),
    },
  };
}

/**
 * The content of the site from its YAML texts, keyed by path ("content/en/home.yaml").
 * Throws one ContentError that lists every mistake with its file, line and mend.
 */
export function parseContent(
  sources: Readonly<Record<string, string>>,
  language = LANGUAGES[0],
): Content {
  const files = new ContentFiles(sources, language);
  const drafts = readAll(files);
  crossCheck(files, drafts);
  checkPageTitles(files, drafts);
  if (!isWhole(drafts) || files.problemsInOrder().length > 0) {
    throw new ContentError(files.problemsInOrder());
  }
  return complete(drafts, language);
}
