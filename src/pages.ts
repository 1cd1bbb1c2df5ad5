/** The one list of pages (specification §2); tests/pages holds it to the pages as they are built. */
export interface Page {
  /** The address in the first language, without a trailing slash. */
  path: string;
  /** Hidden from search engines, the site map and links. */
  isUnlisted?: true;
  /** Ids of its sections, which links may lead to. */
  anchors?: readonly string[];
  /** The page exists only if the owner has written its file, and in a language only if it is translated whole. It has Home's share picture. */
  isOptional?: true;
  /** Has a hydrated form, and the fields in it that a link's fragment may fill in. */
  form?: { prefill: readonly string[] };
}

export const PAGES = {
  home: { path: '/' },
  services: { path: '/services', anchors: ['tutoring', 'payments'] },
  tutoring: { path: '/tutoring', anchors: ['compare', 'review', 'courses', 'learning'] },
  payments: {
    path: '/payments',
    anchors: ['money', 'checks', 'refunds', 'request', 'information', 'help'],
    form: { prefill: ['service', 'currency'] },
  },
  about: { path: '/about' },
  contact: { path: '/contact', anchors: ['questions'], form: { prefill: ['subject'] } },
  privacy: { path: '/privacy', isOptional: true },
  terms: { path: '/terms', isOptional: true },
  notFound: { path: '/404', isUnlisted: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

type PageWith<Part> = {
  [Name in PageName]: (typeof PAGES)[Name] extends Part ? Name : never;
}[PageName];

/** The pages that exist only where the owner has written them. */
export type OptionalPage = PageWith<{ isOptional: true }>;

export type FormPage = PageWith<{ form: object }>;

/** Object.keys loses the type of its keys. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Every page by its name, with what it may have. */
export const pages: Readonly<Record<PageName, Page>> = PAGES;

/** Whether the page exists only where the owner has written it. */
export function isOptionalPage(name: PageName): name is OptionalPage {
  return pages[name].isOptional === true;
}

/** The pages that links may lead to: all but the not-found page. Optional ones may not exist. */
export const LISTED_PAGES = Object.values(pages).filter(({ isUnlisted }) => !isUnlisted);

/** The id of every page's heading, to which the skip link leads: it is heard, and a press on it alone focuses it. */
export const MAIN_ANCHOR = 'main';

/** Whether the page of the courses already uses this id for something else. */
export function isOwnId(id: string): boolean {
  const { anchors } = PAGES.tutoring;
  return (
    [MAIN_ANCHOR, 'menu', 'languages', 'compare-heading', ...anchors].includes(id) ||
    id.startsWith('art-')
  );
}
