import { readFileSync } from 'node:fs';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { SPECIFICATION_SITE } from './specification-site.ts';

/** The courses of the specification (§3) as a content/en/courses.yaml. */
const COURSES = readFileSync(new URL('./specification-courses.yaml', import.meta.url), 'utf8');

/** The titles of the pages, which an owner with a longer name shortens. */
const TITLES = {
  home: '"{brand} – Software Tutoring and Visa Payment Services"',
  services: '"Services: Tutoring and Visa Payments | {brand}"',
  tutoring: 'Software Engineering Courses and Tutoring | {brand}',
  payments: 'Visa Payment Services | {brand}',
  about: '"About {brand}: Story, Mission and Values"',
  contact: 'Contact {brand} | Email Support {supportHours}',
};

/** The files that change with the business, with the specification's facts. */
export const SPECIFICATION_FILES: Readonly<Record<string, string>> = {
  'content/site.yaml': SPECIFICATION_SITE,
  'content/en/courses.yaml': COURSES,
};

/**
 * The site's words with the specification's facts and courses, so that tests still pass when the
 * owner's own name, promises, courses or coins change.
 */
export const SPECIFICATION: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(readSources()).filter(isDelivered).map(withTitle)),
  ...SPECIFICATION_FILES,
};

/** Neither a legal page nor another language is in the specification. */
function isDelivered([file]: [string, string]): boolean {
  return /^content\/en\/(?!privacy|terms)/.test(file);
}

function withTitle([file, text]: [string, string]): [string, string] {
  const title = Object.entries(TITLES).find(([name]) => file.endsWith(`/${name}.yaml`))?.[1];
  return [file, title === undefined ? text : text.replace(/^ {2}title: .*$/m, `  title: ${title}`)];
}

export const specificationContent = () => parseContent(SPECIFICATION);
