import { z } from 'astro/zod';
import type { KeyPath } from '#content/problems/problem.ts';

/** A value of a content file, its path, and the schema that it must fit. */
export type SchemaValue = { path: KeyPath; schema: z.ZodType; value: unknown };

/** The schema of a key or index below `schema`; undefined if the schema has none. */
export function fieldAt(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const field: unknown =
    schema instanceof z.ZodObject
      ? schema.shape[key]
      : schema instanceof z.ZodArray && typeof key === 'number'
        ? schema.element
        : undefined;
  const inner: unknown = field instanceof z.ZodOptional ? field.unwrap() : field;
  return inner instanceof z.ZodType ? inner : undefined;
}

/** The value of a key; undefined if there is none, or `value` is no object. */
export function valueAt(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * Returns a copy of `value` in which `change` has replaced every value that the schema describes,
 * parents first. Anything else is copied.
 */
export function mapBySchema(
  schema: z.ZodType,
  value: unknown,
  change: (found: SchemaValue) => unknown,
  path: KeyPath = [],
): unknown {
  const changed = change({ path, schema, value });
  const below = (key: string | number, entry: unknown) => {
    const field = fieldAt(schema, key);
    return field ? mapBySchema(field, entry, change, [...path, key]) : entry;
  };
  if (Array.isArray(changed)) return changed.map((entry, position) => below(position, entry));
  if (typeof changed !== 'object' || changed === null) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([key, entry]) => [key, below(key, entry)]),
  );
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
