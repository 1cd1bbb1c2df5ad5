/**
 * JSON schemas of the YAML files, by which code editors check and explain as you type. `npm run schemas`
 * writes them into schemas/, from src/content/schemas/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { treatments } from '#content/schemas/fields.ts';
import { baseNameOf, CONTENT_NAMES, CONTENT_SCHEMAS } from '#content/schemas/files.ts';
import { TOKEN_NAMES } from '#content/schemas/text-rules.ts';

type Node = Record<string, unknown>;

/** Patterns that many texts share; the texts refer to them by these names. */
const DEFINITIONS = {
  text: { pattern: '\\S', patternErrorMessage: 'is empty. Write its text' },
  tokens: onlyNames(TOKEN_NAMES),
  marks: {
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
  },
};

/** A pattern for texts whose braces contain one of the names and nothing else. */
function onlyNames(names: readonly string[]): Node {
  return {
    pattern: `^(?:[^{}]|\\{(?:${names.join('|')})\\})*$`,
    patternErrorMessage: `has a name in braces that is not known. Known are {${names.join('}, {')}}`,
  };
}

function reference(name: keyof typeof DEFINITIONS): Node {
  return { $ref: `#/definitions/${name}` };
}

function textNames(own: readonly string[], isTokenPart: boolean): Node {
  if (isTokenPart) return onlyNames(own);
  return own.length === 0 ? reference('tokens') : onlyNames([...TOKEN_NAMES, ...own]);
}

/** The patterns of a text; its own is among those that all texts share. */
function textPatterns(schema: z.core.$ZodType): Node {
  const treatment = schema instanceof z.ZodType ? treatments.get(schema) : undefined;
  if (treatment === undefined) return {};
  const { fill, mayFill, marks, isTokenPart } = treatment;
  const names = [...fill, ...mayFill];
  const filled = fill.map((name) => ({
    pattern: `\\{${name}\\}`,
    patternErrorMessage: `lacks {${name}}, which is filled in later. Put it back`,
  }));
  return {
    pattern: undefined,
    allOf: [
      reference('text'),
      textNames(names, isTokenPart),
      ...filled,
      ...(marks === 'kept' ? [reference('marks')] : []),
    ],
  };
}

/** An optional key may also be empty. */
function emptyOption(schema: z.core.$ZodType, node: Node): Node {
  return schema instanceof z.ZodOptional ? { type: [node.type, 'null'] } : {};
}

function jsonSchema(schema: z.ZodType): string {
  const plain = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema: node }) =>
      Object.assign(node, textPatterns(zodSchema), emptyOption(zodSchema, node)),
  });
  return `${JSON.stringify({ ...plain, definitions: DEFINITIONS }, null, 1)}\n`;
}

/** The text of each schema file by its name in `schemas/`: `site.json`. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    CONTENT_NAMES.map((name) => [
      baseNameOf(name).replace('.yaml', '.json'),
      jsonSchema(CONTENT_SCHEMAS[name]),
    ]),
  );
}

if (import.meta.main) {
  mkdirSync('schemas', { recursive: true });
  for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(`schemas/${name}`, text);
}
