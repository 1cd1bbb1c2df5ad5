import { z } from 'astro/zod';
import type { KeyPath } from '#content/read/problem.ts';

/** A value of a content file, its path, and the schema that it must fit. */
export type Place = {
  path: KeyPath;
  schema: z.ZodType;
  /** Whether the key is optional. */
  isOptional: boolean;
  value: unknown;
};

type Field = Pick<Place, 'schema' | 'isOptional'>;

/** The schema of a key or index below `schema`; undefined if the schema has none. */
export function fieldAt(schema: z.ZodType, key: string | number): Field | undefined {
  const field: unknown =
    schema instanceof z.ZodObject
      ? schema.shape[key]
      : schema instanceof z.ZodArray && typeof key === 'number'
        ? schema.element
        : undefined;
  const inner: unknown = field instanceof z.ZodOptional ? field.unwrap() : field;
  return inner instanceof z.ZodType
    ? { schema: inner, isOptional: field instanceof z.ZodOptional }
    : undefined;
}

/**
 * Returns a copy of `value` in which `change` has replaced every value that the schema describes,
 * parents first. A key is removed where `change` returns undefined. Anything else is copied.
 */
export function mapBySchema(
  schema: z.ZodType,
  value: unknown,
  change: (place: Place) => unknown,
): unknown {
  return mapPlace({ path: [], schema, isOptional: false, value }, change);
}

function mapPlace(place: Place, change: (place: Place) => unknown): unknown {
  const value = change(place);
  const below = (key: string | number, entry: unknown) => {
    const field = fieldAt(place.schema, key);
    return field === undefined
      ? entry
      : mapPlace({ ...field, path: [...place.path, key], value: entry }, change);
  };
  if (Array.isArray(value)) return value.map((entry, position) => below(position, entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, below(key, entry)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

/** Every value of a file that its schema describes, in the order of the file. */
export function placesIn(schema: z.ZodType, value: unknown): Place[] {
  const places: Place[] = [];
  mapBySchema(schema, value, (place) => {
    places.push(place);
    return place.value;
  });
  return places;
}
