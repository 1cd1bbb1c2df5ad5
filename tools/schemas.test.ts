import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { jsonSchemas } from './schemas.ts';

const { basename, join, relative } = posix;
const FOLDER = 'schemas';
const files = Object.entries(readSources()).filter(([file]) => file.endsWith('.yaml'));
const sources = Object.fromEntries(files);

const schemas = jsonSchemas();
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false });
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

test.each(files)('%s names its schema in its first line, and fits it', (file, source) => {
  const schema = join(FOLDER, basename(file).replace('.yaml', '.json'));
  const address = relative(join(file, '..'), schema);
  expect(source.split('\n')[0]).toBe(`# yaml-language-server: $schema=${address}`);
  expect(underlined(file, source)).toEqual([]);
});

test.each([
  ['site', /^brand: .*/m, 'brand: ""', '/brand is empty. Write its text'],
  ['site', /^liveChat:.*/m, 'liveChat: soon', '/liveChat is not an address on the web.'],
  ['site', /^ {4}confirmed:.*/m, '    confirmed: May 2026', '/confirmed is not a date.'],
  ['courses', /weeks: .*/, 'weeks: 0', '/courses/0/weeks must be >= 1'],
  ['courses', /level:/, 'lefel:', '/courses/0 must NOT have additional properties'],
])('an editor underlines a mistake in %s: %s', (name, from, to, message) => {
  const file = `content/${name}.yaml`;
  const source = sources[file] ?? '';
  expect(source).toMatch(from);
  expect(underlined(file, source.replace(from, to))).toContainEqual(
    expect.stringContaining(message),
  );
});
