import { expect, test } from 'vitest';
import { dataBlock } from './data-block.ts';
import { fill } from './fill.ts';

test('a template is filled once: braces and dollar signs that were typed stay as typed', () => {
  const values = { name: '{email} $& $1 {name}', email: 'me@x.example' };
  expect(fill('{name} / {email} / {unknown} / {constructor}', values)).toBe(
    '{email} $& $1 {name} / me@x.example / {unknown} / {constructor}',
  );
});

test('no text in a data block can end it and start a script', () => {
  expect(dataBlock({ title: '</script><!--' })).toBe(
    String.raw`{"title":"\u003c/script>\u003c!--"}`,
  );
});
