import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { jsonSchemas, schemaOf } from './schemas.ts';

const sources = readSources();
const files = Object.entries(sources).filter(([file]) => file.endsWith('.yaml'));
const schemas = jsonSchemas();
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false });

/** What a code editor underlines in a file, in the words of its schema. */
function underlined(file: string, source: string): string[] {
  const validate = ajv.compile(JSON.parse(schemas[schemaOf(file)] ?? ''));
  validate(parse(source));
  return (validate.errors ?? []).map(({ instancePath, parentSchema, message }) =>
    [instancePath, parentSchema?.patternErrorMessage ?? message].join(' '),
  );
}

test('the files in schemas/ agree with src/content/schemas: if not, run "npm run schemas"', () => {
  const written = Object.fromEntries(
    readdirSync('schemas').map((name) => [
      `schemas/${name}`,
      readFileSync(`schemas/${name}`, 'utf8'),
    ]),
  );
  expect(written).toEqual(schemas);
});

test.each(files)('%s names its schema in its first line, and fits it', (file, source) => {
  expect(source.split('\n')[0]).toBe(`# yaml-language-server: $schema=../${schemaOf(file)}`);
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
