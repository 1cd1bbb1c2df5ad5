import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isPrefillAmount,
  isPrefillReference,
  isPrefillSubject,
  oneOf,
  readPrefill,
} from './prefill.ts';

const RULES = {
  service: oneOf(['visa-processing', 'visa-transfer', 'express-processing', 'consultation']),
  amount: isPrefillAmount,
  currency: oneOf(['BTC', 'ETH', 'USDT', 'USDC', 'BNB']),
  reference: isPrefillReference,
  subject: isPrefillSubject,
};

function filled(hash: string) {
  return Object.fromEntries(readPrefill(hash, RULES));
}

function subject(text: string) {
  return `#subject=${encodeURIComponent(text)}`;
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
  [`#reference=${'A'.repeat(24)}`, { reference: 'A'.repeat(24) }],
  ['#%61mount=5', { amount: '5' }],
  ['#subject=C++', { subject: 'C++' }],
  ['#&&currency=BNB&', { currency: 'BNB' }],
  ['#utm_source=letter&currency=BNB&constructor=1', { currency: 'BNB' }],
])('a link fills in what it may: %s', (hash, values) => {
  expect(filled(hash)).toEqual(values);
});

test.each([
  'Question about C++ & Node.js',
  'How much is it? 100% sure: 2 = two',
  'Invoice INV-204 of 21.11.2026, $185.50',
  'U.S. visa, i.e. the B1/B2 one',
  'سؤال عن الرسوم',
  'سؤال دربارهٔ می‌خواهم',
  'मुझे वीज़ा के बारे में पूछना है',
  '关于课程的问题。谢谢',
  'Frage zur Softwareentwicklungskursgebühr',
  'Family visa 👩‍👩‍👧‍👦',
  '👍'.repeat(80),
  'x y '.repeat(20),
])('a link fills in a subject: %s', (text) => {
  expect(filled(subject(text))).toEqual({ subject: text });
});

test.each([
  ['nothing', ''],
  ['a bare #', '#'],
  ['a place on the page', '#backend-engineering'],
  ['a key without a value', '#amount'],
  ['an empty value', '#amount=&reference=&service=&subject='],
  ['the email field', '#email=thief%40example.com'],
  ['an unknown service', '#service=visa'],
  ['a service in capitals', '#service=VISA-TRANSFER'],
  ['an inherited property as a service', '#service=constructor'],
  ['an unknown coin', '#currency=XMR'],
  ['a coin with a space behind', '#currency=BTC%20'],
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
  ['malformed encoding', '#subject=%&reference=%E0%A4%A&amount=%zz&%=1'],
  ['encoded half an emoji', '#subject=%ED%A0%BD'],
  ['half an emoji', '#subject=a\ud83d'],
  ['a null character', '#subject=a%00b'],
  ['prototype keys', '#__proto__=1&constructor=2&toString=3&hasOwnProperty=4'],
  ['a prototype path', '#__proto__[amount]=1&constructor.prototype.amount=2'],
  ['a huge value', `#subject=${'a '.repeat(50_000)}`],
  ['a huge number of keys', `#${'amount=1&'.repeat(50_000)}`],
  ['a good value behind too much else', `#amount=185&x=${'x'.repeat(2000)}`],
  ['a query instead', '?amount=185'],
])('a hostile or foreign fragment changes nothing: %s', (_, hash) => {
  expect(filled(hash)).toEqual({});
});

test.each([
  ['81 characters', 'x '.repeat(41).slice(0, 81)],
  ['spaces only', '   '],
  ['joiners only', '\u200d\u200c'],
  ['a line break', 'Hello\r\nBcc: thief'],
  ['a line separator', 'Hello\u2028there'],
  ['a tab', 'a\tb'],
  ['an escape character', 'a\u001b[31mb'],
  ['an override of direction', 'a\u202egnp.exe'],
  ['an isolate of direction', 'a\u2066b\u2069'],
  ['a right-to-left mark', 'a\u200fb'],
  ['a zero-width space', 'a\u200bb'],
  ['a soft hyphen', 'a\u00adb'],
  ['unseen tag characters', 'a\u{e0061}'],
  ['a character of private use', 'a\ue000'],
  ['an email address', 'Write to thief@example.com'],
  ['an email address with a full-width @', 'thief＠example'],
  ['a web address', 'See https://example.com'],
  ['a web address of another kind', 'ftp://x'],
  ['www', 'www.example'],
  ['a domain', 'pay at example.com now'],
  ['a domain in capitals', 'EXAMPLE.COM'],
  ['a short domain with a path', 't.me/thief'],
  ['a domain in another script', 'пример.рф'],
  ['a domain with vowel signs', 'उदाहरण.भारत'],
  ['a domain with a look-alike dot', 'example．com'],
  ['a domain with an ideographic full stop', 'example。com'],
  ['a domain in full-width letters', 'ｅｘａｍｐｌｅ.ｃｏｍ'],
  ['a domain hidden by a joiner', 'example.\u200dcom'],
  ['a domain behind .js', 'code.js.com'],
  ['a domain that begins as .js does', 'code.jsx'],
  ['an IP address', 'http 192.168.0.1'],
  ['an Ethereum address', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
  ['a shortened Ethereum address', 'Send to 0x71C7…976F'],
  ['an old Bitcoin address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['a Bitcoin address', 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'],
  ['a shortened Bitcoin address', 'bc1qxy…0wlh'],
  ['a Tron address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['a Solana address', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'],
  ['64 hexadecimal digits', 'a1'.repeat(32)],
  ['hexadecimal letters only', 'deadbeef'.repeat(4)],
  ['an IBAN', 'DE89370400440532013000'],
])('a link fills in no subject with %s', (_, text) => {
  expect(filled(subject(text))).toEqual({});
});

test('a hostile part leaves the good parts of a link', () => {
  expect(filled('#amount=185&reference=%zz&service=nope&subject=a%40b.example')).toEqual({
    amount: '185',
  });
});

test('a form takes only the keys it has rules for', () => {
  expect([...readPrefill('#subject=Hello&amount=185', { subject: isPrefillSubject })]).toEqual([
    ['subject', 'Hello'],
  ]);
});

test('1,000 random fragments raise nothing and put in nothing outside the rules', () => {
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
