/**
 * JSON-LD for search engines: the business and the courses. Every name and description in it is
 * also on its page; prices and ratings are not included.
 */

import type { Content } from '#content/parse.ts';
import type { Course } from '#content/schemas/courses.ts';
import type { Site } from '#content/schemas/site.ts';
import { localAddress } from '#languages.ts';
import { stripMarks } from '#text/marks.ts';

type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** The id of the business in both blocks, so that search engines merge them. */
function businessId(site: Site): string {
  return `${site.url}/#business`;
}

function business({ site, shared }: Content): Thing {
  const { name, address, registration } = site.legal.entity;
  return {
    '@type': 'EducationalOrganization',
    '@id': businessId(site),
    name: site.brand,
    description: stripMarks(shared.footer.summary),
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    ...(name === undefined ? {} : { legalName: name, address, identifier: registration }),
  };
}

/** For Home: the business and its website. */
export function businessData(content: Content): Thing {
  const { site, language, root } = content;
  const website = {
    '@type': 'WebSite',
    name: site.brand,
    url: `${site.url}${root || '/'}`,
    inLanguage: language,
    publisher: { '@id': businessId(site) },
  };
  return { '@context': CONTEXT, '@graph': [business(content), website] };
}

function courseData({ site, language, root }: Content, course: Course): Thing {
  const { slug, title, description, weeks } = course;
  return {
    '@type': 'Course',
    url: `${site.url}${localAddress('/tutoring', root)}#${slug}`,
    name: title,
    inLanguage: language,
    description: stripMarks(description),
    provider: {
      '@type': 'EducationalOrganization',
      '@id': businessId(site),
      name: site.brand,
      url: `${site.url}/`,
    },
    offers: { '@type': 'Offer', category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks },
    },
  };
}

/** For Tutoring: the courses in the order of their cards. */
export function courseListData(content: Content): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: content.courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseData(content, course),
    })),
  };
}

/** JSON for a script element; a `</script>` in the content can't end it. */
export function dataBlock(data: Thing): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
