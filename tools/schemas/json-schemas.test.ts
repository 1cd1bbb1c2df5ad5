import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { SPECIFICATION } from '../../tests/support/content/specification.ts';
import { jsonSchemas } from './json-schemas.ts';

const FOLDER = 'schemas';
const sources = Object.entries(readSources());

const schemas = jsonSchemas();
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
const validators = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(JSON.parse(schema))]),
);

/** What a code editor underlines in a file, in the words of its schema. */
function underlined(file: string, source: string): string[] {
  const validate = validators[basename(file).replace('.yaml', '.json')];
  if (!validate) throw new Error(`${file} has no schema.`);
  validate(parse(source));
  return (validate.errors ?? []).map(({ instancePath, parentSchema, message }) =>
    [instancePath, parentSchema?.patternErrorMessage ?? message].join(' '),
  );
}

test('the files in schemas/ agree with src/content/schemas: if not, run "npm run schemas"', () => {
  const written = Object.fromEntries(
    readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
  );
  expect(written).toEqual(schemas);
});

test.each(sources)('%s names its schema in its first line, and fits it', (file, source) => {
  const schema = join(FOLDER, basename(file).replace('.yaml', '.json'));
  const address = relative(join(file, '..'), schema);
  expect(source.split('\n')[0]).toBe(`# yaml-language-server: $schema=${address}`);
  expect(underlined(file, source)).toEqual([]);
});

const SITE = 'content/site.yaml';
const COURSES = 'content/en/courses.yaml';
const SHARED = 'content/en/shared.yaml';

test.each([
  [SITE, 'brand: CodePassage', 'brand: ""', '/brand is empty. Write its text'],
  [SITE, 'code: CP', 'code: cp', '/code is not a code.'],
  [SITE, 'comparePrices: false', 'comparePrices: maybe', '/comparePrices must be boolean'],
  [SITE, 'liveChat:', 'liveChat: soon', '/liveChat is not an address on the web.'],
  [
    SITE,
    '24/7',
    '24/7\n    confirmed: May 2026',
    '/promises/supportHours/confirmed is not a date.',
  ],
  [COURSES, '"4.9"', '"9.4"', '/courses/0/rating/value is not a rating.'],
  [COURSES, 'weeks: 12', 'weeks: 0', '/courses/0/weeks must be >= 1'],
  [COURSES, 'level:', 'lefel:', '/courses/0 must NOT have additional properties'],
  [SHARED, '{brand} home', '{brandt} home', '/logoLabel has a name in braces that is not known.'],
  [SHARED, '© {year}', '©', '/footer/copyright lacks {year}, which is filled in later.'],
  [SHARED, 'No email app', '**No email app', '/noEmailApp has ** without the one that closes it.'],
  [SHARED, 'No email app', '`No email app', '/noEmailApp has ` without the one that closes it.'],
])('an editor underlines in %s what was %s and became %s', (file, from, to, message) => {
  const source = SPECIFICATION[file] ?? '';
  expect(source).toContain(from);
  const broken = source.replace(from, to);
  expect(underlined(file, broken)).toContainEqual(expect.stringContaining(message));
});
