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
import {
  type AboutWords,
  type ContactWords,
  type Course,
  type HomeWords,
  type Link,
  type MailWords,
  type NotFoundWords,
  type PaymentsWords,
  type ServicesWords,
  type SharedWords,
  type Site,
  type TutoringWords,
  wordsSchemas,
} from './schema.ts';

/** All words and data of the site, checked, with every token expanded. */
export type Content = {
  /** "en", as its folder is named. */
  language: string;
  site: Site;
  shared: SharedWords;
  home: HomeWords;
  services: ServicesWords;
  tutoring: TutoringWords;
  courses: Course[];
  payments: PaymentsWords;
  about: AboutWords;
  contact: ContactWords;
  notFound: NotFoundWords;
  mail: MailWords;
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

function checkPageTitles(files: ContentFiles, drafts: Drafts) {
  const pages = [
    { name: 'home.yaml', page: drafts.home },
    { name: 'services.yaml', page: drafts.services },
    { name: 'tutoring.yaml', page: drafts.tutoring },
    { name: 'payments.yaml', page: drafts.payments },
    { name: 'about.yaml', page: drafts.about },
    { name: 'contact.yaml', page: drafts.contact },
    { name: 'not-found.yaml', page: drafts.notFound },
  ].flatMap(({ name, page }) =>
    page === undefined ? [] : [{ file: files.nameOf(name), title: page.meta.title }],
  );
  for (const { file, found } of checkTitles(pages)) files.report(file, [found]);
}

/** Links for `hrefs` with their names from the menu; all stand there (checkNav). */
function namedLinks(items: readonly Link[], hrefs: readonly string[]): Link[] {
  return hrefs.flatMap((href) => items.filter((item) => item.href === href));
}

function complete(drafts: Drafts, language: string): Content | undefined {
  const { site, shared, home, services, tutoring, courses } = drafts;
  const { payments, about, contact, notFound, mail } = drafts;
  if (!site || !shared || !home || !services || !tutoring || !courses) return undefined;
  if (!payments || !about || !contact || !notFound || !mail) return undefined;
  const { items } = shared.nav;
  return {
    language,
    ...{ site, shared, home, services, tutoring, payments, about, contact, notFound, mail },
    courses: courses.courses.map((course) => ({
      ...course,
      rating: course.rating.value,
      students: course.students.value,
      duration: fill(shared.phrases.weeks, { weeks: String(course.weeks) }),
    })),
    links: {
      footerLearn: namedLinks(items, shared.footer.learnLinks),
      footerCompany: namedLinks(items, shared.footer.companyLinks),
      notFound: items.filter(({ href }) => href !== localAddress('/', language)),
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
  const content = complete(drafts, language);
  if (content === undefined || files.problemsInOrder().length > 0) {
    throw new ContentError(files.problemsInOrder());
  }
  return content;
}
