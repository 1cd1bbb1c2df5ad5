import type { FieldPathId, RJSFSchema } from '@rjsf/utils';

/** The key of a field; undefined for an entry of a list, and for the whole file. */
export function keyName({ path }: FieldPathId): string | undefined {
  const key = path.at(-1);
  return typeof key === 'string' ? key : undefined;
}

/** The place of an entry in its list, counted from 1; undefined for anything else. */
export function entryNumber({ path }: FieldPathId): number | undefined {
  const key = path.at(-1);
  return typeof key === 'number' ? key + 1 : undefined;
}

/** A field's label: its description in the schema, or its number in a list. */
export function nameOf(schema: RJSFSchema, id: FieldPathId): string {
  const number = entryNumber(id);
  const name = schema.description ?? keyName(id) ?? 'Entry';
  return number === undefined ? name : `${name} ${number}`;
}

/** Whether a text is free, such as a title; a code or an address is not. */
function isFree(field: RJSFSchema): boolean {
  return field.type === 'string' && !field.pattern?.startsWith('^');
}

/** The text that identifies an entry: its title, label or name. */
export function entryTitle(schema: RJSFSchema, data: unknown): string {
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    typeof field === 'object' && isFree(field) ? [key] : [],
  );
  const texts = keys.map((key) => Reflect.get(Object(data), key));
  return texts.find((text) => typeof text === 'string') ?? '';
}
