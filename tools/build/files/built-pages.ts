import { PAGE_NAMES, type PageName, pages } from '#pages.ts';

/**
 * The address of a built page: `/`, `/tutoring`.
 *
 * @param file its path in dist/, with `/`: `index.html`, `tutoring.html`
 */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
}

/** @throws when src/pages.ts does not list the page */
export function pageNameOf(file: string): PageName {
  const address = addressOf(file);
  const inFirst = address.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  const found = PAGE_NAMES.find((name) => pages[name].path === inFirst);
  if (found) return found;
  throw new Error(`The site has a page ${address} that src/pages.ts does not list. Add it there.`);
}
