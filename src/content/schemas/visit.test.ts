import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { optional } from './fields/basic.ts';
import { fieldAt, mapBySchema, placesIn } from './visit.ts';

const schema = z.strictObject({
  title: z.string(),
  note: optional(z.string()),
  items: z.array(z.strictObject({ name: z.string() })),
});

const data = { title: 'A', note: null, items: [{ name: 'B', strange: 'C' }] };

test('every value that the schema knows is visited with its place', () => {
  const seen = placesIn(schema, data).map(({ path, isOptional }) => [path.join('.'), isOptional]);
  expect(seen).toEqual([
    ['', false],
    ['title', false],
    ['note', true],
    ['items', false],
    ['items.0', false],
    ['items.0.name', false],
  ]);
});

test('values are replaced, keys without a value are removed, and anything else is copied', () => {
  const mapped = mapBySchema(schema, data, ({ value, isOptional }) => {
    if (isOptional && value === null) return undefined;
    return typeof value === 'string' ? value.toLowerCase() : value;
  });
  expect(mapped).toEqual({ title: 'a', items: [{ name: 'b', strange: 'C' }] });
  expect(mapped).not.toHaveProperty('note');
});

test('data that does not fit the schema is copied', () => {
  const strange = { title: ['A'], items: 'B' };
  expect(mapBySchema(schema, strange, ({ value }) => value)).toEqual(strange);
});

test('a list has one schema for all its entries, and a text has none below it', () => {
  expect(fieldAt(schema.shape.items, 7)?.schema).toBe(schema.shape.items.element);
  expect(fieldAt(schema.shape.title, 'length')).toBeUndefined();
});
