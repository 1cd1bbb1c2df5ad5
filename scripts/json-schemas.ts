/** JSON schemas of the YAML files, for editors that check and explain while one types. */
import { z } from 'astro/zod';
import { treatments } from '#content/fields.ts';
import { siteSchema, wordsSchemas } from '#content/schema.ts';
import { TOKEN_NAMES } from '#content/tokens.ts';

type Node = Record<string, unknown>;

/** Patterns that hold for many texts stand once, under these names. */
const DEFINITIONS = {
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

/** A pattern for texts in which braces hold one of the names, and nothing else. */
function onlyNames(names: readonly string[]): Node {
  return {
    pattern: `^(?:[^{}]|\\{(?:${names.join('|')})\\})*$`,
    patternErrorMessage: `has a name in braces that is not known. Known are {${names.join('}, {')}}`,
  };
}

/** What texts must hold beyond the checks that zod hands on by itself (expand.ts). */
function textPatterns(schema: z.core.$ZodType): Node {
  const treatment = schema instanceof z.ZodType ? treatments.get(schema) : undefined;
  if (treatment === undefined) return {};
  const { fill, marks } = treatment;
  const names =
    fill.length === 0 ? { $ref: '#/definitions/tokens' } : onlyNames([...TOKEN_NAMES, ...fill]);
  const filled = fill.map((name) => ({
    pattern: `\\{${name}\\}`,
    patternErrorMessage: `lacks {${name}}, which is filled in later. Put it back`,
  }));
  const marked = marks === 'kept' ? [{ $ref: '#/definitions/marks' }] : [];
  return {
    patternErrorMessage: 'is empty. Write its text',
    allOf: [names, ...filled, ...marked],
  };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same schema, in which what may be left out may also have nothing after its colon. */
function withEmptyOptions(node: Node): Node {
  const required = Array.isArray(node.required) ? node.required : [];
  const { properties, items } = node;
  const filledIn = isNode(properties)
    ? Object.entries(properties).map(([key, value]) => {
        const field = withEmptyOptions(isNode(value) ? value : {});
        return [key, required.includes(key) ? field : { ...field, type: [field.type, 'null'] }];
      })
    : [];
  return {
    ...node,
    ...(isNode(properties) ? { properties: Object.fromEntries(filledIn) } : {}),
    ...(isNode(items) ? { items: withEmptyOptions(items) } : {}),
  };
}

function jsonSchema(schema: z.ZodType): string {
  const plain = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema: node }) => Object.assign(node, textPatterns(zodSchema)),
  });
  const whole = { ...withEmptyOptions(plain), definitions: DEFINITIONS };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** The text of each schema file by its name in `schemas/`: `site.json`. */
export function jsonSchemas(): Record<string, string> {
  const entries = Object.entries({ 'site.yaml': siteSchema, ...wordsSchemas });
  return Object.fromEntries(
    entries.map(([name, schema]) => [name.replace('.yaml', '.json'), jsonSchema(schema)]),
  );
}
