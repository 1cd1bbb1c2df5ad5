import { expect, test } from 'vitest';
import { plainText } from '../plain-text.ts';
import { grouped, randomCard } from '../samples/cards.ts';
import { seededRandom } from '../samples/random.ts';
import { findCard } from './cards.ts';

const find = (text: string) => findCard(plainText(text));

const inDigits = (zero: number) => (card: string) =>
  card.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const WAYS: readonly (readonly [name: string, write: (card: string) => string])[] = [
  ['bare', (card) => card],
  ...[
    ' ',
    '-',
    '\u00a0',
    '  ',
    '.',
    ' - ',
    '\u2013',
    '\u2011',
    '_',
    '/',
    '\n',
    '\t',
    '\u2009',
    '|',
    ' · ',
  ].map(
    (gap) => [`groups with ${JSON.stringify(gap)}`, (card: string) => grouped(card, gap)] as const,
  ),
  ['pairs', (card) => card.replace(/(..)(?!$)/g, '$1 ')],
  ['digits apart', (card) => [...card].join(' ')],
  [
    'two lines',
    (card) => `${grouped(card.slice(0, 8), ' ')}\n${card.slice(8).replace(/(....)(?!$)/g, '$1 ')}`,
  ],
  ['full-width digits', inDigits(0xff10)],
  ['Arabic digits', inDigits(0x660)],
  ['Persian digits', inDigits(0x6f0)],
  ['Devanagari digits', inDigits(0x966)],
  ['a sentence', (card) => `My card is ${card}, thanks.`],
  ['an expiry date after it', (card) => `${grouped(card, ' ')} 12/27`],
  ['date and code after it', (card) => `${grouped(card, ' ')} 12 27 123`],
  ['date and code after bars', (card) => `${card}|12|27|123`],
  ['date as one group', (card) => `${grouped(card, ' ')} 1227 123`],
  ['date before', (card) => `12/2027 ${grouped(card, ' ')}`],
  ['an amount before', (card) => `185\n${grouped(card, ' ')}`],
  ['a phone number behind', (card) => `${card}, +49 170 1234567`],
  ['Chinese around', (card) => `卡号${card}谢谢`],
  ['a scheme in front', (card) => `VISA${card}`],
  ['quotes', (card) => `"${card}"`],
  ['twice', (card) => `${grouped(card, ' ')}\n${grouped(card, ' ')}`],
];

test.each(WAYS)('100 random cards are found: %s', (_, write) => {
  const random = seededRandom(7812);
  const missed: string[] = [];
  for (let count = 0; count < 100; count += 1) {
    const text = write(randomCard(random));
    if (!find(text)) missed.push(text);
  }
  expect(missed).toEqual([]);
});

test.each([
  ['of Visa', '4111111111111111'],
  ['of Mastercard', '5555-5555-5555-4444'],
  ['of American Express', '3782 822463 10005'],
  ['of Maestro', '6304000000000000000'],
  ['of 13 digits in groups', '4222 222 222 222'],
])('published test numbers are secrets: %s', (_, text) => {
  expect(find(text)).toBe('secret');
});

test('the guard asks about 13 bare digits that begin with 4, as many phone numbers do', () => {
  expect(find('4222222222222')).toBe('maybeSecret');
});

test('the guard asks about card groups after the name of another number', () => {
  expect(find('order no. 4111 1111 1111 1111')).toBe('maybeSecret');
});

test.each([
  ['an invoice number', 'INV4111111111111111'],
  ['an order number', 'order no. 4111111111111111'],
  ['an order number in Turkish', 'Sipariş numarası: 4111111111111111'],
  ['an order number with a letter after it', '4111111111111111A'],
  ['16 digits without the checksum', '4111 1111 1111 1112'],
  ['16 digits of no scheme', '1111 1111 1111 1117'],
  ['an IMEI', '352099001761481'],
  ['an IMEI in groups', '35-209900-176148-1'],
  ['a ticket number', '125-2345678901'],
  ['a card inside 20 digits', '41111111111111111115'],
  ['a card inside 20 digits in groups', '4111 1111 1111 1111 1115'],
  ['a phone number', '+49 170 1234567'],
  ['a phone number that passes as a card number', '+4917012345678907'],
  ['two phone numbers', '+91 98765 43210 +91 98765 43211'],
  ['a US phone number', '(415) 555-0132, ext. 12'],
  ['passport numbers', 'C01X00T47, 123456789, L898902C3'],
  ['dates that pass as a card number', 'from 2025-01-15 2025-02-20'],
  ['dates and times', '21/11/2026 14:05, 2026-11-21T14:05:00Z, 21.11.2026'],
  ['a grouped IBAN that passes as a card number', 'GB29 NWBK 6016 1331 9268 05'],
  ['a German IBAN', 'DE89 3704 0044 0532 0130 00 and DE89370400440532013000'],
  ['a UUID', '550e8400-e29b-41d4-a716-446655440000'],
  ['a Chinese identity number that passes as a card number', '620102199003070069'],
  ['a web address', 'https://example.com/status/4111111111111111'],
  ['a web address without https', 'see example.com/item?id=4111111111111111'],
  ['years', '2019 2020 2021 2022 2023 2024 2025'],
  ['nothing', ''],
])('stays quiet: %s', (_, text) => {
  expect(find(text)).toBeUndefined();
});
