import { z } from 'astro/zod';
import { inside } from './optional.ts';
import type { KeyPath } from './problem.ts';

/** A value, where it stands, and the schema that it must fit. */
export type Place = { path: KeyPath; schema: z.ZodType; value: unknown };

/** The value itself and all below it that the schema knows, in the order of the file. */
export function* walk(schema: z.ZodType, value: unknown, path: KeyPath = []): Generator<Place> {
  yield { path, schema, value };
  if (Array.isArray(value) && schema instanceof z.ZodArray) {
    const item: unknown = schema.element;
    if (!(item instanceof z.ZodType)) return;
    for (const [position, entry] of value.entries()) yield* walk(item, entry, [...path, position]);
  } else if (typeof value === 'object' && value !== null && schema instanceof z.ZodObject) {
    for (const [key, entry] of Object.entries(value)) {
      const field: unknown = schema.shape[key];
      if (field instanceof z.ZodType) yield* walk(inside(field), entry, [...path, key]);
    }
  }
}
