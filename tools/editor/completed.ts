import type { RJSFSchema } from '@rjsf/utils';

/** The one schema of a list's entries. */
function entrySchema({ items }: RJSFSchema): RJSFSchema | undefined {
  return Array.isArray(items) || typeof items !== 'object' ? undefined : items;
}

/** Whether nothing is filled in, at any depth. */
function isEmpty(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return data === null || data === undefined;
  return Object.values(data).every(isEmpty);
}

/** A code or an address (their patterns begin with "^"): a space at its ends is never meant. */
function trimmed({ pattern }: RJSFSchema, data: unknown): unknown {
  if (typeof data !== 'string' || !pattern?.startsWith('^')) return data;
  return data.trim() === '' ? null : data.trim();
}

/**
 * The data of a form with its keys in the order of the schema. A required key that was never filled in
 * is kept without a value, so that it is reported as empty. An optional group whose fields are all empty
 * is left out, which switches it off.
 */
export function completed(schema: RJSFSchema, data: unknown): unknown {
  const { properties, required = [] } = schema;
  const entry = entrySchema(schema);
  if (Array.isArray(data) && entry !== undefined) {
    return data.map((each) => completed(entry, each));
  }
  if (typeof data !== 'object' || data === null || properties === undefined) {
    return trimmed(schema, data);
  }
  const given: Readonly<Record<string, unknown>> = { ...data };
  const known = Object.entries(properties).flatMap(([key, field]) => {
    const value = given[key];
    const isGroup = typeof value === 'object' && !Array.isArray(value) && value !== null;
    if (isGroup && !required.includes(key) && isEmpty(value)) return [];
    if (value !== undefined)
      return [[key, typeof field === 'object' ? completed(field, value) : value]];
    return required.includes(key) ? [[key, null]] : [];
  });
  return { ...Object.fromEntries(known), ...withoutKeys(given, Object.keys(properties)) };
}

function withoutKeys(data: Readonly<Record<string, unknown>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}
