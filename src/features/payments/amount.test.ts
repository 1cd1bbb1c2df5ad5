import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test('an empty amount is not given', () => {
  expect(readAmount({ value: '', validity: { badInput: false } })).toEqual({ kind: 'none' });
});

test('an amount that the field cannot read, such as 185,50, is told from an empty one', () => {
  expect(readAmount({ value: '', validity: { badInput: true } })).toEqual({ kind: 'unreadable' });
});

test.each(['185', '185.50', '0', '-5', '1e3', '99999999999999999999'])(
  'the amount %s stays as it was typed: nothing is validated',
  (value) => {
    expect(readAmount({ value, validity: { badInput: false } })).toEqual({
      kind: 'amount',
      text: value,
    });
  },
);
