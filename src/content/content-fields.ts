import type { z } from 'astro/zod';
import type { KeyPath } from '#content/problems/problem.ts';
import { readYaml } from '#content/read/yaml-file.ts';
import { CONTENT_SCHEMAS, type ContentName, fileOf } from '#content/schemas/files.ts';
import { valuesIn } from '#content/schemas/visit.ts';

/** A value of a content file as it is written, with the schema that it must fit. */
export interface ContentField {
  /** "content/es/home.yaml" */
  file: string;
  line: number;
  path: KeyPath;
  schema: z.ZodType;
  value: unknown;
}

/** Every value of a content file that its schema describes, in the order of the file. */
export function contentFields(
  sources: Readonly<Record<string, string>>,
  name: ContentName,
  language: string,
): ContentField[] {
  const file = fileOf(name, language);
  const { data, lineOf } = readYaml(file, sources[file] ?? '');
  return valuesIn(CONTENT_SCHEMAS[name], data).map(({ path, schema, value }) => ({
    file,
    line: lineOf({ path }),
    path,
    schema,
    value,
  }));
}
