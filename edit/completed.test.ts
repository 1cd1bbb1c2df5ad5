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

test('keys stand in the order of the schema, and what is required but never filled in is empty', () => {
  const data = completed(schema, { list: [{}, { code: 'A' }], text: 'Text', other: 1 });
  expect(JSON.stringify(data)).toBe(
    '{"title":null,"text":"Text","list":[{"code":null},{"code":"A"}],"other":1}',
  );
});

test('what may be left out is left out', () => {
  expect(completed(schema, { title: 'A', text: 'B' })).toEqual({ title: 'A', text: 'B' });
});
