import { readFileSync } from 'node:fs';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { SPECIFICATION_SITE } from './specification-site.ts';

/** The courses of the specification (§3) as a content/en/courses.yaml. */
const COURSES = readFileSync(new URL('./specification-courses.yaml', import.meta.url), 'utf8');

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
  ...readSources(),
  ...SPECIFICATION_FILES,
};

export const specificationContent = () => parseContent(SPECIFICATION);
