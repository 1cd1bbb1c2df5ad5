/**
 * JSON schemas of the YAML files, by which code editors check and explain as you type, made from
 * src/content/schemas/. `npm run schemas` writes them.
 */
import { writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';

/** An object or array without others inside: it is written on one line. */
const LEAF = /[{[](?:[^{}[\]"]|"(?:[^"\\]|\\.)*")*[}\]]/g;

function jsonSchema(schema: z.ZodType): string {
  const plain = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema: node }) => {
      // An optional key may also be empty.
      if (!(zodSchema instanceof z.ZodOptional)) return;
      const { description, ...filled } = node;
      for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
      Object.assign(node, { description, anyOf: [filled, { type: 'null' }] });
    },
  });
  const text = JSON.stringify(plain, null, 1);
  return `${text.replace(LEAF, (leaf) => leaf.replaceAll(/\n */g, ' '))}\n`;
}

/** The schema of "content/site.yaml": "schemas/site.json". */
export function schemaOf(file: string): string {
  return file.replace('content/', 'schemas/').replace('.yaml', '.json');
}

/** The text of each schema file, by path. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    CONTENT_NAMES.map((name) => [schemaOf(fileOf(name)), jsonSchema(CONTENT_SCHEMAS[name])]),
  );
}

export function run(): void {
  for (const [file, text] of Object.entries(jsonSchemas())) writeFileSync(file, text);
}
