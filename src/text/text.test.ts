import { expect, test } from 'vitest';
import { dataBlock } from './data-block.ts';
import { latinDigits } from './digits.ts';
import { fill } from './fill.ts';

test('a template is filled once: braces and dollar signs that were typed stay as typed', () => {
  const values = { name: '{email} $& $1 {name}', email: 'me@x.example' };
  expect(fill('{name} / {email} / {unknown} / {constructor}', values)).toBe(
    '{email} $& $1 {name} / me@x.example / {unknown} / {constructor}',
  );
});

test('the digits of every script are read, and the decimal sign of Arabic', () => {
  expect(latinDigits('١٨٥٫٥٠ · ۱۸۵ · १८५ · １８５ · ১৮৫ · 𝟙𝟠𝟝 · 185,50')).toBe(
    '185.50 · 185 · 185 · 185 · 185 · 185 · 185,50',
  );
});

test('no text in a data block can end it and start a script', () => {
  expect(dataBlock({ title: '</script><!--' })).toBe(
    String.raw`{"title":"\u003c/script>\u003c!--"}`,
  );
});
