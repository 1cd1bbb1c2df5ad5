import type { RJSFSchema } from '@rjsf/utils';

/** The one schema of a list's entries. */
function entrySchema({ items }: RJSFSchema): RJSFSchema | undefined {
  return Array.isArray(items) || typeof items !== 'object' ? undefined : items;
}

/**
 * The data of a form with its keys in the order of the schema. A required key that was never filled
 * in stands there without a value, as an owner would leave it, so that it is missed as an empty one.
 */
export function completed(schema: RJSFSchema, data: unknown): unknown {
  const { properties, required = [] } = schema;
  const entry = entrySchema(schema);
  if (Array.isArray(data) && entry !== undefined) {
    return data.map((each) => completed(entry, each));
  }
  if (typeof data !== 'object' || data === null || properties === undefined) return data;
  const given: Readonly<Record<string, unknown>> = { ...data };
  const known = Object.entries(properties).flatMap(([key, field]) => {
    const value = given[key];
    if (value !== undefined)
      return [[key, typeof field === 'object' ? completed(field, value) : value]];
    return required.includes(key) ? [[key, null]] : [];
  });
  return { ...Object.fromEntries(known), ...withoutKeys(given, Object.keys(properties)) };
}

function withoutKeys(data: Readonly<Record<string, unknown>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}
