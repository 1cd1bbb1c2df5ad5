import { expect, test } from 'vitest';
import { markPieces } from './mark-pieces.ts';
import { markNames, stripMarks, unclosedMark } from './marks.ts';

const CODES = ['BTC', 'USDT', 'USDC'];

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

test('a coin code in running text is marked, even beside punctuation', () => {
  expect(markNames('Pay (BTC), USDT/USDC.', CODES)).toBe('Pay (`BTC`), `USDT`/`USDC`.');
});

test('a coin code in strong text is marked inside it', () => {
  expect(markNames('**Pay BTC or `USDT`**', CODES)).toBe('**Pay `BTC` or `USDT`**');
});

test('a coin code that is marked already, or part of another word, stays as it is', () => {
  expect(markNames('`BTC` and wBTC, BTCs, BTC-like', CODES)).toBe('`BTC` and wBTC, BTCs, BTC-like');
});

test('a title, a label or an email has no marks', () => {
  expect(stripMarks('**Stop** and *read* `info@site.example` in **`USDT` only**')).toBe(
    'Stop and read info@site.example in USDT only',
  );
});

test('a mark that is not closed is found', () => {
  expect(unclosedMark('**Stop and read')).toBe('**');
  expect(unclosedMark('*Stop and read')).toBe('*');
  expect(unclosedMark('`Stop and read')).toBe('`');
  expect(unclosedMark('**Stop `and** read')).toBe('`');
  expect(unclosedMark('**Stop** and *read* `it`')).toBeUndefined();
  expect(unclosedMark('the name `a*b`')).toBeUndefined();
});
