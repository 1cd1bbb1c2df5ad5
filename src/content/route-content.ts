import type { PageName } from '#site/pages.ts';
import { CONTENTS } from './contents.ts';
import type { SiteContent } from './site-content.ts';

/** The content for the language in an address, "pt-br"; undefined stands for the source language. */
export function contentForPath(language: string | undefined): SiteContent {
  return CONTENTS.find(({ pathPrefix }) => pathPrefix === `/${language}`) ?? CONTENTS[0];
}

/** The content in each language that has a page: optional pages may be missing in some. */
export function contentsWith(page: PageName): SiteContent[] {
  return CONTENTS.filter((content) => content[page] !== undefined);
}

/** The static paths of a page, one for each language that has it. */
export function staticPathsOf(page: PageName) {
  return contentsWith(page).map(({ pathPrefix }) => ({
    params: { language: pathPrefix.slice(1) || undefined },
  }));
}
