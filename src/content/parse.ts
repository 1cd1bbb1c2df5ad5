import { type OptionalPage, PAGE_NAMES, type PageName, pages } from '#pages.ts';
import {
  checkCompany,
  checkLegalPages,
  checkNav,
  checkSite,
  checkSlugs,
  checkSteps,
  checkStudents,
  checkTitles,
} from './check/cross-checks.ts';
import { checkLinks, checkSiteLinks, type LinkTargets, withoutOwnDomain } from './check/links.ts';
import { checkRepeats } from './check/repeats.ts';
import { checkTranslation } from './check/translation.ts';
import { counted, displayedForm } from './expand/plural-form.ts';
import { withSubjectsOf } from './expand/subject-for-owner.ts';
import { localAddress } from './languages.ts';
import { ContentFiles } from './read/content-files.ts';
import { type Drafts, readAll } from './read/drafts.ts';
import { ContentError, type Problem } from './read/problem.ts';
import type { Course } from './schemas/courses.ts';
import { CONTENT_NAMES, type ContentData, isOptionalFile } from './schemas/files.ts';
import type { Link } from './schemas/parts.ts';
import type { Site } from './schemas/site.ts';

/** All words and data of the site, checked, with every token expanded. */
export type Content = Omit<ContentData, 'courses'> & {
  /** The name of its folder, such as "en". */
  language: string;
  /** What its addresses begin with: languageRoot(). */
  root: string;
  courses: Course[];
  /** The pages that several places link to, with their names from the menu. */
  links: { footerLearn: Link[]; footerCompany: Link[]; notFound: Link[] };
};

/** Whether the language has the page. */
function hasPage(files: ContentFiles, name: PageName): boolean {
  return !pages[name].isOptional || files.has(name);
}

/** What links may lead to; undefined while a file that they come from has mistakes. */
function linkTargets(files: ContentFiles, drafts: Drafts): LinkTargets | undefined {
  const { site, courses, payments, contact } = drafts;
  if (!site || !courses || !payments || !contact) return undefined;
  const listed = PAGE_NAMES.filter((name) => !pages[name].isUnlisted && hasPage(files, name));
  return {
    routes: listed.map((name) => pages[name].path),
    slugs: courses.courses.map(({ slug }) => slug),
    coinCodes: site.coins.map(({ code }) => code),
    services: payments.form.service.options.map(({ value }) => value),
    subjects: contact.form.subject.linked.map(({ value }) => value),
  };
}

/** The checks that compare texts with each other. */
function crossCheck(files: ContentFiles, drafts: Drafts) {
  const { site, shared, courses, payments } = drafts;
  if (payments !== undefined) files.report('payments', checkSteps(payments));
  for (const name of CONTENT_NAMES) files.report(name, checkRepeats(name, drafts[name]));
  if (site !== undefined) {
    files.report('site', [...checkSite(site), ...checkCompany(site)]);
    files.report(
      'site',
      checkLegalPages(site, (name) => files.has(name)),
    );
  }
  if (shared !== undefined) files.report('shared', checkNav(shared));
  if (courses !== undefined) files.report('courses', checkSlugs(courses.courses));
  if (site !== undefined && courses !== undefined) {
    files.report('site', checkStudents(site, courses.courses));
  }
  const targets = linkTargets(files, drafts);
  if (site === undefined || targets === undefined) return;
  for (const name of CONTENT_NAMES) {
    files.report(name, checkLinks(name, files.dataOf(name), targets));
  }
  files.report('site', checkSiteLinks(site, targets, files.root));
}

/** Holds a translated language to the facts and the lists of the first. */
function compareWithFirst(files: ContentFiles, first: ContentFiles) {
  if (first.problemsInOrder().length > 0) return;
  for (const name of CONTENT_NAMES.filter((name) => name !== 'site' && files.has(name))) {
    const folder = `content/${first.language}`;
    files.report(name, checkTranslation(name, first.dataOf(name), files.dataOf(name), folder));
  }
}

function checkPageTitles(files: ContentFiles, drafts: Drafts) {
  const pages = PAGE_NAMES.flatMap((name) => {
    const title = drafts[name]?.meta.title;
    return title === undefined ? [] : [{ name, file: files.fileOf(name), title }];
  });
  for (const { name, found } of checkTitles(pages)) files.report(name, [found]);
}

/** Links for `hrefs` with their names from the menu, which contains all of them (checkNav). */
function namedLinks(items: readonly Link[], hrefs: readonly string[]): Link[] {
  return hrefs.flatMap((href) => items.filter((item) => item.href === href));
}

function isWhole(drafts: Drafts): drafts is ContentData {
  return CONTENT_NAMES.every((name) => drafts[name] !== undefined || isOptionalFile(name));
}

/** The address of a legal page: the owner's, or that of the site's own page where it exists. */
function legalAddress(drafts: ContentData, name: OptionalPage, root: string) {
  const { site } = drafts;
  const address = site.legal[name];
  if (address !== undefined) return withoutOwnDomain(address, site);
  return drafts[name] === undefined ? undefined : localAddress(pages[name].path, root);
}

function complete(drafts: ContentData, { language, root }: ContentFiles): Content {
  const { courses, ...words } = drafts;
  const { nav, footer, phrases } = words.shared;
  const legal = {
    ...words.site.legal,
    privacy: legalAddress(drafts, 'privacy', root),
    terms: legalAddress(drafts, 'terms', root),
  };
  return {
    ...words,
    site: { ...words.site, legal },
    language,
    root,
    courses: courses.courses.map((course) => ({
      ...course,
      rating: course.rating.value,
      students: course.students.value,
      studentsText: displayedForm(phrases.courseStudents, course.students.value, language),
      duration: counted(phrases.weeks, course.weeks, language),
    })),
    links: {
      footerLearn: namedLinks(nav.items, footer.learnLinks),
      footerCompany: namedLinks(nav.items, footer.companyLinks),
      notFound: nav.items.filter(({ href }) => href !== localAddress('/', root)),
    },
  };
}

/**
 * The facts of content/site.yaml alone, whatever mistakes other files have.
 *
 * @throws a ContentError that lists every mistake of the file
 */
export function parseSite(sources: Readonly<Record<string, string>>): Site {
  const files = new ContentFiles(sources);
  const drafts = readAll(files);
  crossCheck(files, drafts);
  const problems = files.problemsInOrder().filter(({ file }) => file === files.fileOf('site'));
  if (drafts.site === undefined || problems.length > 0) throw new ContentError(problems);
  return drafts.site;
}

/**
 * The content of the site from its YAML texts, keyed by path ("content/en/home.yaml").
 * Throws one ContentError that lists every mistake with its file, line and remedy.
 */
export function parseContent(
  sources: Readonly<Record<string, string>>,
  language?: string,
): Content {
  const files = new ContentFiles(sources, language);
  const drafts = readAll(files);
  crossCheck(files, drafts);
  checkPageTitles(files, drafts);
  if (files.root !== '') compareWithFirst(files, new ContentFiles(sources));
  if (!isWhole(drafts) || files.problemsInOrder().length > 0) {
    throw new ContentError(files.problemsInOrder());
  }
  const content = complete(drafts, files);
  const isFirst = files.root === '';
  return isFirst || !content.site.subjectForOwner
    ? content
    : { ...content, mail: withSubjectsOf(firstMail(sources), content.mail) };
}

/** The emails of the first language, once for all translations of the same texts. */
const firstMails = new WeakMap<object, Content['mail']>();

function firstMail(sources: Readonly<Record<string, string>>): Content['mail'] {
  const mail = firstMails.get(sources) ?? parseContent(sources).mail;
  firstMails.set(sources, mail);
  return mail;
}

/** What is wrong in the content of a language, in the order of files and lines. */
export function contentProblems(
  sources: Readonly<Record<string, string>>,
  language: string,
): readonly Problem[] {
  try {
    parseContent(sources, language);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
