/**
 * JSON-LD for search engines: the business and the courses. Every name and description in it is
 * also on its page; ratings are not included.
 */

import type { Site } from '#content/schemas/site.ts';
import type { SiteContent } from '#content/site-content.ts';
import { localizedPath } from '#site/languages.ts';
import { stripMarkup } from '#text/markup.ts';

const CONTEXT = 'https://schema.org';

/** The business in both blocks; by its id search engines merge them. */
function businessReference({ brand, url }: Site) {
  const id = `${url}/#business`;
  return { '@type': 'EducationalOrganization', '@id': id, name: brand, url: `${url}/` };
}

/** For Home: the business and its website. */
export function businessData({ site, shared, language, pathPrefix }: SiteContent) {
  const { name, address, registration } = site.legal.entity;
  const business = {
    ...businessReference(site),
    description: stripMarkup(shared.footer.summary),
    logo: `${site.url}/apple-touch-icon.png`,
    email: site.email,
    ...(name === undefined ? {} : { legalName: name, address, identifier: registration }),
  };
  const website = {
    '@type': 'WebSite',
    name: site.brand,
    url: `${site.url}${pathPrefix || '/'}`,
    inLanguage: language,
    publisher: { '@id': business['@id'] },
  };
  return { '@context': CONTEXT, '@graph': [business, website] };
}

/** For Tutoring: the courses in the order of their cards, as search engines list them. */
export function courseListData({ site, courses, language, pathPrefix }: SiteContent) {
  const provider = businessReference(site);
  const itemListElement = courses.map(({ slug, title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      url: `${site.url}${localizedPath('/tutoring', pathPrefix)}#${slug}`,
      name: title,
      inLanguage: language,
      description: stripMarkup(description),
      provider,
    },
  }));
  return { '@context': CONTEXT, '@type': 'ItemList', itemListElement };
}
