import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrefillAmount, isPrefillReference, oneOf, readPrefill } from './prefill.ts';

const RULES = {
  service: oneOf(['visa-processing', 'visa-transfer', 'express-processing', 'consultation']),
  amount: isPrefillAmount,
  currency: oneOf(['BTC', 'ETH', 'USDT', 'USDC', 'BNB']),
  reference: isPrefillReference,
};

function filled(hash: string) {
  return Object.fromEntries(readPrefill(hash, RULES));
}

test.each([
  [
    '#service=visa-transfer&amount=185&currency=ETH&reference=INV-204',
    { service: 'visa-transfer', amount: '185', currency: 'ETH', reference: 'INV-204' },
  ],
  ['service=consultation', { service: 'consultation' }],
  ['#amount=185.5', { amount: '185.5' }],
  ['#amount=0.05', { amount: '0.05' }],
  ['#amount=1000000', { amount: '1000000' }],
  ['#amount=1000000.00', { amount: '1000000.00' }],
  ['#reference=2026%2FA-17', { reference: '2026/A-17' }],
  ['#reference=DS160-20412', { reference: 'DS160-20412' }],
  ['#reference=20412', { reference: '20412' }],
  ['#%61mount=5', { amount: '5' }],
  ['#&&currency=BNB&', { currency: 'BNB' }],
  ['#utm_source=letter&currency=BNB&constructor=1', { currency: 'BNB' }],
])('a link fills in what it may: %s', (hash, values) => {
  expect(filled(hash)).toEqual(values);
});

test.each([
  ['nothing', ''],
  ['a bare #', '#'],
  ['a place on the page', '#backend-engineering'],
  ['a key without a value', '#amount'],
  ['an empty value', '#amount=&reference=&service='],
  ['the email field', '#email=thief%40example.com'],
  ['an unknown service', '#service=visa'],
  ['a service in capitals', '#service=VISA-TRANSFER'],
  ['an inherited property as a service', '#service=constructor'],
  ['an unknown coin', '#currency=XMR'],
  ['a coin with a space after it', '#currency=BTC%20'],
  ['two coins', '#currency=BTC,ETH'],
  ['an amount below zero', '#amount=-185'],
  ['an amount with a plus', '#amount=+185'],
  ['an amount with three decimals', '#amount=185.505'],
  ['an amount with a comma', '#amount=185,50'],
  ['an amount with thousands', '#amount=1,850'],
  ['an amount over a million', '#amount=1000000.01'],
  ['an amount of many digits', '#amount=9999999'],
  ['an amount with leading zeros', '#amount=00000185'],
  ['an amount with an exponent', '#amount=1e3'],
  ['a hexadecimal amount', '#amount=0x10'],
  ['an infinite amount', '#amount=Infinity'],
  ['an amount with a space', '#amount=%20185'],
  ['an amount with a line break', '#amount=185%0A'],
  ['an amount without whole digits', '#amount=.5'],
  ['an amount without decimals after the point', '#amount=185.'],
  ['an amount in Arabic digits', `#amount=${encodeURIComponent('١٨٥')}`],
  ['a reference of 25 characters', `#reference=${'A'.repeat(25)}`],
  ['a reference with a space', '#reference=INV%20204'],
  ['a reference with markup', '#reference=%3Cb%3E'],
  ['a reference with a dot', '#reference=pay.me'],
  ['a reference with a line break', '#reference=INV-204%0D%0ABcc'],
  ['a reference in another script', `#reference=${encodeURIComponent('ИНВ-204')}`],
  ['a key given twice', '#amount=185&amount=185'],
  ['a key given twice, once encoded', '#amount=185&%61mount=9'],
  ['a key given twice, once wrongly', '#amount=185&amount=x'],
  ['a key given twice, once malformed', '#amount=185&amount=%zz'],
  ['a key given twice, once without a value', '#amount=185&amount'],
  ['a key in capitals', '#AMOUNT=185'],
  ['a key with a space', '#%20amount=185'],
  ['a second #', '##amount=185'],
  ['a # inside', 'amount=18#5'],
  ['a value with a second =', '#amount=185=1'],
  ['malformed encoding', '#service=%&reference=%E0%A4%A&amount=%zz&%=1'],
  ['encoded half an emoji', '#reference=%ED%A0%BD'],
  ['half an emoji', '#reference=1\ud83d'],
  ['a null character', '#reference=1%00b'],
  ['prototype keys', '#__proto__=1&constructor=2&toString=3&hasOwnProperty=4'],
  ['a prototype path', '#__proto__[amount]=1&constructor.prototype.amount=2'],
  ['a huge value', `#reference=${'1'.repeat(50_000)}`],
  ['a huge number of keys', `#${'amount=1&'.repeat(50_000)}`],
  ['a good value after too many others', `#amount=185&x=${'x'.repeat(2000)}`],
  ['a query instead', '?amount=185'],
])('a hostile or foreign fragment changes nothing: %s', (_, hash) => {
  expect(filled(hash)).toEqual({});
});

test.each([
  'SEND-TO-0xA11CE',
  'SEND-1',
  'PAY-2',
  'PIN-12',
  'SEED-12',
  'KEY-1',
  'WA-447700',
  'TG-1',
  'BTC-1',
  'P1A2Y3',
  'S-E1-ED2',
  '0x1',
  '0xA11CE',
  'A-0x1',
  '447700900123',
  '4477-0090-0123',
  '447-700-900123',
  '+447700',
  '1234567',
  'A12345678',
  'ABCDE-1',
  'AB-CDE-1',
  'INV',
  'INV-',
  '-204',
  'INV--204',
  'a1-b2-c3-d4',
  'bc1qxy2kgdygjr',
  'INV\u200b-204',
  'INV\u2011204',
  'ІNV-204',
  'ＩＮＶ-204',
  'INV-２０４',
  'INV-٢٠٤',
  'ſend-1',
  'INV-204 ',
])('a link fills in no reference %j', (text) => {
  expect(filled(`#reference=${encodeURIComponent(text)}`)).toEqual({});
});

test('a hostile part leaves the good parts of a link', () => {
  expect(filled('#amount=185&reference=%zz&service=nope&currency=a%40b.example')).toEqual({
    amount: '185',
  });
});

test('a form takes only the keys it has rules for', () => {
  expect([...readPrefill('#subject=refund&amount=185', { subject: oneOf(['refund']) })]).toEqual([
    ['subject', 'refund'],
  ]);
});

test('1,000 random fragments throw no error and fill in nothing outside the rules', () => {
  const key = fc.constantFrom(...Object.keys(RULES), 'email', '__proto__', '%61mount', '');
  const value = fc.oneof(
    fc.constantFrom('185', 'BTC', 'visa-transfer', 'INV-204', 'Hello', '%', '%E0%A4', 'a%40b', '='),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map(encodeURIComponent),
  );
  const hash = fc
    .array(fc.tuple(key, value), { maxLength: 6 })
    .map((pairs) => `#${pairs.map((pair) => pair.join('=')).join('&')}`);
  fc.assert(
    fc.property(hash, (text) => {
      for (const [name, accepted] of readPrefill(text, RULES)) {
        expect(RULES[name](accepted)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
