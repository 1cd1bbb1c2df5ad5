import { readFileSync } from 'node:fs';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { SPECIFICATION_SITE } from './specification-site.ts';

/** The courses of the specification (§3) as a file content/en/courses.yaml. */
const COURSES = readFileSync(new URL('./specification-courses.yaml', import.meta.url), 'utf8');

/** The files that the owner changes as the business changes, as the specification has them. */
export const SPECIFICATION_FILES: Readonly<Record<string, string>> = {
  'content/site.yaml': SPECIFICATION_SITE,
  'content/en/courses.yaml': COURSES,
};

/**
 * The words of the site with the specification's facts and courses: what tests say of them stays true
 * when the owner's own name, promises, courses or coins change.
 */
export const SPECIFICATION: Readonly<Record<string, string>> = {
  ...readSources(),
  ...SPECIFICATION_FILES,
};

export const specificationContent = () => parseContent(SPECIFICATION);
