/** What a language's content has beyond the texts of its files: formatted courses, their prices, and links. */
import type { SourceContent } from '#content/schemas/files.ts';
import { localizedPath } from '#site/languages.ts';
import { type OptionalPage, pageOf } from '#site/pages.ts';
import { figureFormats } from './figures.ts';
import { capitalize } from './render-texts.ts';

/** The privacy policy or the terms. */
export interface LegalLink {
  label: string;
  /** A page of this website or another; undefined until it exists. */
  href: string | undefined;
  /** The language of the page, if it exists only in the source language. */
  language?: string | undefined;
}

export type SourceTexts = ReturnType<typeof sourceTexts>;

/** What a page in another language needs of the source language, for the last line of an email. */
export function sourceTexts(language: string, source: SourceContent) {
  return {
    language,
    mail: source.mail,
    // In the order of the courses and of the payment form's services.
    courseTitles: source.courses.courses.map(({ title }) => title),
    services: source.payments.form.service.options.map(({ label }) => label),
  };
}

export type Course = ReturnType<typeof formatCourses>[number];

/** The courses with their figures as the language writes them: "4.9", "$499", "2,450+", "12 weeks". */
export function formatCourses({ courses }: SourceContent, language: string) {
  const figures = figureFormats(language);
  return courses.courses.map((course) => ({
    ...course,
    rating: figures.rating(course.rating.value),
    price: figures.dollars(course.price.value),
    students: capitalize(figures.atLeast(course.students.value), language),
    duration: figures.countUnits('week', course.weeks),
  }));
}

/** The pages that several places link to, with their names from the menu. */
export function sharedLinks(
  rendered: SourceContent,
  source: SourceContent,
  { pathPrefix, sourceLanguage }: { pathPrefix: string; sourceLanguage: string },
) {
  const { nav, footer } = rendered.shared;
  const { legal } = rendered.site;
  // A legal page that is not fully translated is linked in the source language.
  const legalLink = (name: OptionalPage, label: string): LegalLink => {
    const { path } = pageOf(name);
    if (rendered[name]) return { label, href: localizedPath(path, pathPrefix) };
    if (source[name]) return { label, href: path, language: sourceLanguage };
    return { label, href: legal[name] };
  };
  return {
    // Every page of the footer is in the menu: checkContent().
    footer: footer.links.flatMap((href) => nav.items.filter((item) => item.href === href)),
    legal: [legalLink('privacy', footer.privacyPolicy), legalLink('terms', footer.termsOfService)],
    notFound: nav.items.filter(({ href }) => href !== localizedPath('/', pathPrefix)),
  };
}
