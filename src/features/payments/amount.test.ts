import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each(['', ' ', '\u00a0'])('an empty amount (%j) is not given', (typed) => {
  expect(readAmount(typed)).toEqual({ kind: 'none' });
});

test.each([
  ['185', '185'],
  ['185.50', '185.50'],
  ['185.5', '185.5'],
  ['0', '0'],
  ['0.01', '0.01'],
  ['.5', '0.5'],
  [',50', '0.50'],
  ['00185', '185'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['+5', '5'],
  ['99999999999999999999', '99999999999999999999'],
  ['185,50', '185.50'],
  ['185,5', '185.5'],
  ['1.850,00', '1850.00'],
  ['1,850.00', '1850.00'],
  ['1.850.000', '1850000'],
  ['1,850,000', '1850000'],
  ['1.850.000,5', '1850000.5'],
  ['1 850', '1850'],
  ['1 850,00', '1850.00'],
  ['1\u00a0850,00', '1850.00'],
  ['1\u202f850,00', '1850.00'],
  ["1'850.00", '1850.00'],
  ['1’850.00', '1850.00'],
  ['1,85,000', '185000'],
  ['12,34,567.89', '1234567.89'],
  ['$185', '185'],
  ['US$ 185.50', '185.50'],
  ['185 USD', '185'],
  ['185,50 $', '185.50'],
  [' 185 ', '185'],
  ['\u200f185\u200e', '185'],
  ['\u2067185,50\u2069', '185.50'],
  ['١٨٥٫٥٠', '185.50'],
  ['١٬٨٥٠٫٠٠', '1850.00'],
  ['١٬٨٥٠', '1850'],
  ['۱۸۵٫۵۰', '185.50'],
  ['۱۸۵،۵۰', '185.50'],
  ['१८५.५०', '185.50'],
  ['১৮৫', '185'],
  ['１８５．５０', '185.50'],
  ['１，８５０，０００', '1850000'],
  ['𝟏𝟖𝟓', '185'],
])('%s is understood as %s', (typed, text) => {
  expect(readAmount(typed)).toEqual({ kind: 'amount', text });
});

test.each([
  ['1.850', '1850', '1.85'],
  ['1,850', '1850', '1.85'],
  ['185.505', '185505', '185.505'],
  ['١٫٨٥٠', '1850', '1.85'],
  ['$1,000', '1000', '1'],
])('%s is asked about: %s or %s', (typed, whole, decimal) => {
  expect(readAmount(typed)).toEqual({ kind: 'unclear', typed, readings: [whole, decimal] });
});

test.each([
  '185,5e1',
  '1e3',
  '12e',
  '-',
  '+',
  '.',
  ',',
  '185,',
  '185.',
  '1.850.00',
  '1,850,00',
  '1,850,5',
  '1.850,000',
  '1850.000',
  '0.850',
  '0,850',
  '0.850.000',
  '1 85',
  '185 50',
  '1 850.505',
  '12.34.56',
  '18550 18550',
  '185-190',
  '185/2',
  '185²',
  '1½',
  '1_850',
  '1.5k',
  '€185',
  '185 EUR',
  'twelve',
  '一百',
  '0x10',
  'Infinity',
  '--5',
  '$',
  'USD',
  '\u200b',
  '185,–',
])('%s is not an amount, and none is guessed', (typed) => {
  expect(readAmount(typed)).toEqual({ kind: 'unclear', typed });
});

test('the digits of every script are read', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)),
  );
  expect(digits.length).toBeGreaterThan(600);
  for (const [order, code] of digits.entries()) {
    const expected = { kind: 'amount', text: `1${order % 10}` };
    expect(readAmount(`1${String.fromCodePoint(code)}`)).toEqual(expected);
  }
});

test('an understood amount is understood the same way when it is read again', () => {
  for (const typed of ['1.850,00', '185,5', '-5', '1 850', '.5']) {
    const amount = readAmount(typed);
    expect(amount.kind).toBe('amount');
    if (amount.kind === 'amount') expect(readAmount(amount.text)).toEqual(amount);
  }
});
