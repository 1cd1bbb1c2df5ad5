import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { parseMarkup } from './markup.ts';

test('a template is filled once: braces and dollar signs that were typed stay as typed', () => {
  const values = { name: '{email} $& $1 {name}', email: 'me@x.example' };
  expect(fill('{name} / {email} / {unknown} / {constructor}', values)).toBe(
    '{email} $& $1 {name} / me@x.example / {unknown} / {constructor}',
  );
});

test('a text is split at its markup; an unpaired delimiter stays in the text', () => {
  expect(parseMarkup('**Pay `BTC`** *now*, `a*b`**')).toEqual([
    { delimiter: '', text: '' },
    { delimiter: '**', text: 'Pay `BTC`' },
    { delimiter: '', text: ' ' },
    { delimiter: '*', text: 'now' },
    { delimiter: '', text: ', ' },
    { delimiter: '`', text: 'a*b' },
    { delimiter: '', text: '**' },
  ]);
});
