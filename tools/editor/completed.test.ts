import { expect, test } from 'vitest';
import { completed } from './completed.ts';

const schema = {
  type: 'object' as const,
  required: ['title', 'text'],
  properties: {
    title: { type: 'string' as const },
    text: { type: 'string' as const },
    note: { type: 'string' as const },
    list: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        required: ['code'],
        properties: { code: { type: 'string' as const } },
      },
    },
  },
};

test('keys are in the order of the schema, and required keys that were never filled in are empty', () => {
  const data = completed(schema, { list: [{}, { code: 'A' }], text: 'Text', other: 1 });
  expect(JSON.stringify(data)).toBe(
    '{"title":null,"text":"Text","list":[{"code":null},{"code":"A"}],"other":1}',
  );
});

test('optional keys without a value are left out', () => {
  expect(completed(schema, { title: 'A', text: 'B' })).toEqual({ title: 'A', text: 'B' });
});

const switches = {
  type: 'object' as const,
  required: ['entity'],
  properties: {
    email: { type: 'string' as const, pattern: '^\\S+@\\S+$' },
    title: { type: 'string' as const, pattern: '\\S' },
    rates: {
      type: 'object' as const,
      required: ['url'],
      properties: { url: { type: 'string' as const } },
    },
    entity: { type: 'object' as const, properties: { name: { type: 'string' as const } } },
  },
};

test('an optional group is switched off when all its fields are emptied; a required one stays', () => {
  const emptied = { rates: { url: null }, entity: { name: null } };
  expect(completed(switches, emptied)).toEqual({ entity: { name: null } });
  const filled = { rates: { url: 'x' }, entity: {} };
  expect(completed(switches, filled)).toEqual(filled);
});

test('a code or an address loses the spaces around it, a text keeps them', () => {
  expect(completed(switches, { email: ' a@b.c\t', title: ' A ', entity: {} })).toEqual({
    email: 'a@b.c',
    title: ' A ',
    entity: {},
  });
  expect(completed(switches, { email: ' ', entity: {} })).toEqual({ email: null, entity: {} });
});
