import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { jsonSchemas, schemaOf } from './schemas.ts';

const files = Object.entries(readSources()).filter(([file]) => file.endsWith('.yaml'));
const schemas = jsonSchemas();
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });

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
  const validate = ajv.compile(JSON.parse(schemas[schemaOf(file)] ?? ''));
  validate(parse(source));
  expect(validate.errors).toBeNull();
});
