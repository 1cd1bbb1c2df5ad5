import { z } from 'astro/zod';
import type { KeyPath } from '#content/problems/problem.ts';

/** A value of a content file, its path, and the schema that it must fit. */
export type SchemaValue = {
  path: KeyPath;
  schema: z.ZodType;
  /** Whether the key is optional. */
  isOptional: boolean;
  value: unknown;
};

/** The schema of a key or index below `schema`; undefined if the schema has none. */
export function fieldAt(schema: z.ZodType, key: string | number) {
  const field: unknown =
    schema instanceof z.ZodObject
      ? schema.shape[key]
      : schema instanceof z.ZodArray && typeof key === 'number'
        ? schema.element
        : undefined;
  const isOptional = field instanceof z.ZodOptional;
  const inner: unknown = isOptional ? field.unwrap() : field;
  return inner instanceof z.ZodType ? { schema: inner, isOptional } : undefined;
}

/**
 * Returns a copy of `value` in which `change` has replaced every value that the schema describes,
 * parents first. A key is removed where `change` returns undefined. Anything else is copied.
 */
export function mapBySchema(
  schema: z.ZodType,
  value: unknown,
  change: (found: SchemaValue) => unknown,
  { path, isOptional }: Pick<SchemaValue, 'path' | 'isOptional'> = { path: [], isOptional: false },
): unknown {
  const changed = change({ path, schema, isOptional, value });
  const below = (key: string | number, entry: unknown) => {
    const field = fieldAt(schema, key);
    const at = { path: [...path, key], isOptional: field?.isOptional ?? false };
    return field === undefined ? entry : mapBySchema(field.schema, entry, change, at);
  };
  if (Array.isArray(changed)) return changed.map((entry, position) => below(position, entry));
  if (typeof changed !== 'object' || changed === null) return changed;
  const entries = Object.entries(changed).map(([key, entry]) => [key, below(key, entry)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

/** Every value of a file that its schema describes, in the order of the file. */
export function valuesIn(schema: z.ZodType, value: unknown): SchemaValue[] {
  const values: SchemaValue[] = [];
  mapBySchema(schema, value, (found) => {
    values.push(found);
    return found.value;
  });
  return values;
}
