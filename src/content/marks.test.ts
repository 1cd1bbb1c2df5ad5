import { expect, test } from 'vitest';
import { markNames, openMark, stripMarks } from './marks.ts';

const CODES = ['BTC', 'USDT', 'USDC'];

test('a coin code in running text is marked, also beside a sign', () => {
  expect(markNames('Pay (BTC), USDT/USDC.', CODES)).toBe('Pay (`BTC`), `USDT`/`USDC`.');
});

test('a coin code that is marked already, or part of another word, stays as it is', () => {
  expect(markNames('`BTC` and wBTC, BTCs, BTC-like', CODES)).toBe('`BTC` and wBTC, BTCs, BTC-like');
});

test('a title, a label or an email is left without marks', () => {
  expect(stripMarks('**Stop** and *read* `info@site.example`')).toBe(
    'Stop and read info@site.example',
  );
});

test('a mark that is not closed is found', () => {
  expect(openMark('**Stop and read')).toBe('**');
  expect(openMark('*Stop and read')).toBe('*');
  expect(openMark('`Stop and read')).toBe('`');
  expect(openMark('**Stop** and *read* `it`')).toBeUndefined();
});
