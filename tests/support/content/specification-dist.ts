import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { publishedLanguages } from '#content/languages.ts';
import { readSources } from '#content/read/sources.ts';
import { SPECIFICATION, SPECIFICATION_FILES } from './specification.ts';

/** The copy of the project with the specification's facts, used if the content has others. */
export const SPECIFICATION_COPY = 'test-results/specification';

function hasSameData([file, text]: [string, string]): boolean {
  const facts = (source: string) => parse(source.replace(/^ +(?:confirmed|source):.*\n/gm, ''));
  const others = { statements: undefined, languages: undefined };
  return isDeepStrictEqual(
    { ...facts(readFileSync(file, 'utf8')), ...others },
    { ...facts(text), ...others },
  );
}

/** Whether the content has the pages, facts and courses of the specification, as delivered. */
export function isSpecification(): boolean {
  const hasSameFiles = Object.keys(readSources())
    .map((file) => file.replace(/^content\/[a-z]{2}\//, 'content/en/'))
    .every((file) => file in SPECIFICATION);
  return hasSameFiles && Object.entries(SPECIFICATION_FILES).every(hasSameData);
}

/**
 * The built site that tests look at: dist/, or a copy with the specification's facts if the content
 * has the owner's own. So tests still pass when a name, a course or a switch changes.
 */
export const TESTED_DIST = isSpecification() ? 'dist' : `${SPECIFICATION_COPY}/dist`;

/** The languages of that site, in their order. The copy has the first one only. */
export const TESTED_LANGUAGES = isSpecification()
  ? publishedLanguages(readSources())
  : (['en'] as const);
