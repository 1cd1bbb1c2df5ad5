/** The one list of pages (specification §2); tests/pages compares it with the built pages. */
interface Page {
  /** The address in the source language, without a trailing slash. */
  path: string;
  /** Hidden from search engines, the site map and links. */
  isUnlisted?: true;
  /** Ids of its sections, which links may lead to. */
  anchors?: readonly string[];
  /** Whether it has a form, which the browser hydrates. */
  hasForm?: true;
}

export const PAGES = {
  home: { path: '/' },
  services: { path: '/services', anchors: ['tutoring', 'payments'] },
  tutoring: { path: '/tutoring', anchors: ['compare', 'courses', 'review', 'learning'] },
  payments: {
    path: '/payments',
    anchors: ['money', 'checks', 'refunds', 'request', 'information', 'help'],
    hasForm: true,
  },
  about: { path: '/about', anchors: ['company'] },
  contact: { path: '/contact', anchors: ['write', 'questions'], hasForm: true },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  notFound: { path: '/404', isUnlisted: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export type FormPage = {
  [Name in PageName]: (typeof PAGES)[Name] extends { hasForm: true } ? Name : never;
}[PageName];

/**
 * Pages that exist only if the owner has written their files, and in a language only if they are fully
 * translated. They have Home's share picture.
 */
export const OPTIONAL_PAGES = ['privacy', 'terms'] as const;

export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

/** Object.keys loses the type of its keys. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** A page as any page may be; PAGES knows what each has. */
export function pageOf(name: PageName): Page {
  return PAGES[name];
}

export function isOptionalPage(name: string): name is OptionalPage {
  return OPTIONAL_PAGES.some((optional) => optional === name);
}

/** The id of every page's h1. The skip link leads to it, so that screen readers announce the heading. */
export const MAIN_HEADING_ID = 'main';

/** Whether Tutoring already uses this id, so that no course can have it as its slug. */
export function isReservedId(id: string): boolean {
  const { anchors } = PAGES.tutoring;
  return (
    [MAIN_HEADING_ID, 'menu', 'languages', 'compare-heading', ...anchors].includes(id) ||
    /^(?:art|price)-/.test(id)
  );
}
