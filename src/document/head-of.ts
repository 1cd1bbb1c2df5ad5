import type { Translation } from '#components/site-footer/SiteFooter.tsx';
import { LANGUAGES, languagesOf } from '#content/load.ts';
import type { Content } from '#content/parse.ts';
import { languageRoot, localAddress, shareFolder } from '#languages.ts';
import { isOptionalPage, type PageName, pages } from '#pages.ts';

/** What the head of a page says about it. */
export interface Head {
  title: string;
  description: string;
  /** "/de/about"; search engines skip a page without one. */
  address?: string;
  /** What other sites show beside a link to it, 1200 × 630 px. */
  picture: { src: string; alt: string };
  /** In every language that it has, the first one first. */
  alternates?: readonly Translation[];
}

/** The head of a page of src/pages.ts. */
export function headOf(name: PageName, content: Content): Head {
  const { path, isUnlisted } = pages[name];
  const { language, root, home, [name]: words = home } = content;
  const pictured = name === 'notFound' || isOptionalPage(name) ? 'home' : name;
  const head = {
    title: words.meta.title,
    description: words.meta.description,
    picture: {
      src: `${shareFolder(language, root)}/${pictured}.png`,
      alt: content[pictured].meta.shareAlt,
    },
  };
  if (isUnlisted) return head;
  const alternates = languagesOf(name).map((language) => ({
    language,
    href: localAddress(path, languageRoot(language, LANGUAGES[0])),
  }));
  return { ...head, address: localAddress(path, root), alternates };
}
