import { z } from 'astro/zod';

/** The schema inside an optional one; any other schema as it is. */
export function inside(schema: z.ZodType): z.ZodType {
  const inner: unknown = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodType ? inner : schema;
}

/** A copy of `data` without the keys that may be left out and have nothing after their colon. */
export function withoutEmptyOptions(schema: z.ZodType, data: unknown): unknown {
  if (Array.isArray(data) && schema instanceof z.ZodArray) {
    const item = schema.element;
    return item instanceof z.ZodType ? data.map((entry) => withoutEmptyOptions(item, entry)) : data;
  }
  if (typeof data !== 'object' || data === null || !(schema instanceof z.ZodObject)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      const field: unknown = schema.shape[key];
      if (!(field instanceof z.ZodType)) return [[key, value]];
      if (field instanceof z.ZodOptional && value === null) return [];
      return [[key, withoutEmptyOptions(inside(field), value)]];
    }),
  );
}
