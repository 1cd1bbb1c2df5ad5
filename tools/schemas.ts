/**
 * JSON schemas of the YAML files, by which code editors check and explain as you type. `npm run schemas`
 * writes them into schemas/, from src/content/schemas/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import { type TextTreatment, TOKEN_NAMES } from '#content/schemas/text-rules.ts';

type Node = Record<string, unknown>;

/** An object or a list with no other below it, which is written on one line. */
const LEAF = /[{[](?:[^{}[\]"]|"(?:[^"\\]|\\.)*")*[}\]]/g;

const MARKS = {
  allOf: [
    {
      pattern: '^(?:(?!\\*\\*)[^])*(?:\\*\\*(?:(?!\\*\\*)[^])*\\*\\*(?:(?!\\*\\*)[^])*)*$',
      patternErrorMessage: 'has ** without the one that closes it. Add or delete one',
    },
    {
      pattern: '^[^`]*(?:`[^`]*`[^`]*)*$',
      patternErrorMessage: 'has ` without the one that closes it. Add or delete one',
    },
  ],
};

/** A pattern for texts whose braces contain one of the names and nothing else. */
function onlyNames(names: readonly string[]): Node {
  return {
    pattern: `^(?:[^{}]|\\{(?:${names.join('|')})\\})*$`,
    patternErrorMessage: `has a name in braces that is not known. Known are {${names.join('}, {')}}`,
  };
}

/** What texts of one treatment must have. */
function textDefinition({ fill, mayFill, marks, isTokenPart }: TextTreatment): Node {
  const names = [...(isTokenPart ? [] : TOKEN_NAMES), ...fill, ...mayFill];
  const filled = fill.map((name) => ({
    pattern: `\\{${name}\\}`,
    patternErrorMessage: `lacks {${name}}, which is filled in later. Put it back`,
  }));
  return {
    type: 'string',
    allOf: [
      { pattern: '\\S', patternErrorMessage: 'is empty. Write its text' },
      onlyNames(names),
      ...filled,
      ...(marks === 'kept' ? [MARKS] : []),
    ],
  };
}

/** "richText", "plainText year" */
function definitionName({ fill, mayFill, marks, isTokenPart }: TextTreatment): string {
  const kind = isTokenPart ? 'tokenText' : marks === 'kept' ? 'richText' : 'plainText';
  return [kind, ...fill, ...mayFill].join('-');
}

/** Gives a node, which zod has made, other content. Its description stays. */
function rewrite(node: Node, content: Node): void {
  const { description } = node;
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, { description, ...content });
}

function jsonSchema(schema: z.ZodType): string {
  const definitions: Record<string, Node> = {};
  const plain = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema: node }) => {
      // An optional key may also be empty.
      if (zodSchema instanceof z.ZodOptional) {
        const { description: _, ...filled } = node;
        rewrite(node, { anyOf: [filled, { type: 'null' }] });
      }
      const treatment = zodSchema instanceof z.ZodType ? treatments.get(zodSchema) : undefined;
      if (!treatment) return;
      const name = definitionName(treatment);
      definitions[name] = textDefinition(treatment);
      rewrite(node, { $ref: `#/definitions/${name}` });
    },
  });
  const text = JSON.stringify({ ...plain, definitions }, null, 1);
  return `${text.replace(LEAF, (leaf) => leaf.replaceAll(/\n */g, ' '))}\n`;
}

/** The text of each schema file by its name in `schemas/`: `site.json`. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    CONTENT_NAMES.map((name) => [
      basename(fileOf(name)).replace('.yaml', '.json'),
      jsonSchema(CONTENT_SCHEMAS[name]),
    ]),
  );
}

if (import.meta.main) {
  mkdirSync('schemas', { recursive: true });
  for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(`schemas/${name}`, text);
}
