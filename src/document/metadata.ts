import { contentsWith } from '#content/route-content.ts';
import type { SiteContent } from '#content/site-content.ts';
import { localizedPath } from '#site/languages.ts';
import { isOptionalPage, type PageName, pageOf } from '#site/pages.ts';

/** The metadata of a page, for its `<head>`. */
export interface PageMetadata {
  title: string;
  description: string;
  /** "/de/about"; search engines skip a page without one. */
  address?: string;
  /** The share picture, 1200 × 630 px. */
  picture: { src: string; alt: string };
  /** The page in each of its languages, the source language first. */
  alternates?: readonly { language: string; href: string }[];
}

/** The metadata of a page of src/site/pages.ts. */
export function metadataOf(name: PageName, content: SiteContent): PageMetadata {
  const { path, isUnlisted } = pageOf(name);
  const { pathPrefix, home, [name]: words = home } = content;
  const pictureName = name === 'notFound' || isOptionalPage(name) ? 'home' : name;
  const metadata = {
    title: words.meta.title,
    description: words.meta.description,
    picture: {
      src: `/share/${pictureName}.png`,
      alt: content[pictureName].meta.shareAlt,
    },
  };
  if (isUnlisted) return metadata;
  const alternates = contentsWith(name).map(({ language, pathPrefix }) => ({
    language,
    href: localizedPath(path, pathPrefix),
  }));
  return { ...metadata, address: localizedPath(path, pathPrefix), alternates };
}
