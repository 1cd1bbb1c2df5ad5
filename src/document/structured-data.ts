/**
 * JSON-LD for search engines: who stands behind the site, and the courses. Every name and
 * description in it stands on its page too; prices and ratings stay out of it.
 */
import { localAddress } from '#content/languages.ts';
import { stripMarks } from '#content/marks.ts';
import type { Content } from '#content/parse.ts';
import type { Course, Site } from '#content/schema.ts';

type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** Names the business in both blocks, so that search engines know it for the same one. */
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
  const { site } = content;
  const website = {
    '@type': 'WebSite',
    name: site.brand,
    url: `${site.url}/`,
    publisher: { '@id': businessId(site) },
  };
  return { '@context': CONTEXT, '@graph': [business(content), website] };
}

function courseData({ site, language }: Content, course: Course): Thing {
  const { slug, title, description, weeks } = course;
  return {
    '@type': 'Course',
    url: `${site.url}${localAddress('/tutoring', language)}#${slug}`,
    name: title,
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
      // A duration of ISO 8601: 12 weeks.
      courseWorkload: `P${weeks}W`,
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

/** As the text of a script element, which no `</script>` in the content can end. */
export function dataBlock(data: Thing): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
