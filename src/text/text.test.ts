import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { markPieces } from './marks.ts';

test('a template is filled once: braces and dollar signs that were typed stay as typed', () => {
  const values = { name: '{email} $& $1 {name}', email: 'me@x.example' };
  expect(fill('{name} / {email} / {unknown} / {constructor}', values)).toBe(
    '{email} $& $1 {name} / me@x.example / {unknown} / {constructor}',
  );
});

test('a text is split at its marks; an unpaired mark stays in the text', () => {
  expect(markPieces('**Pay `BTC`** *now*, `a*b`**')).toEqual([
    { mark: '', text: '' },
    { mark: '**', text: 'Pay `BTC`' },
    { mark: '', text: ' ' },
    { mark: '*', text: 'now' },
    { mark: '', text: ', ' },
    { mark: '`', text: 'a*b' },
    { mark: '', text: '**' },
  ]);
});
