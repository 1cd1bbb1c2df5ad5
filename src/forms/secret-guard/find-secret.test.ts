import { wordlist as czech } from '@scure/bip39/wordlists/czech.js';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js';
import { wordlist as simplified } from '@scure/bip39/wordlists/simplified-chinese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import { wordlist as traditional } from '@scure/bip39/wordlists/traditional-chinese.js';
import { describe, expect, test } from 'vitest';
import { findSecret } from './find-secret.ts';

const LATIN = { english, spanish, french, italian, portuguese, czech };
const CHINESE = { simplified, traditional };
const LISTS = Object.entries({ ...LATIN, ...CHINESE, japanese, korean });

/** Words from all over a list. */
const phrase = (list: readonly string[], words = 12) =>
  Array.from({ length: words }, (_, at) => list[(at * 389 + 700) % list.length] ?? '');

/** Words in a pattern, in which "1" or "1st" is the number of the word "…". */
const written = (words: readonly string[], pattern: string) =>
  words
    .map((word, at) =>
      pattern
        .replace(/1(st)?/, (_, st) => `${at + 1}${st ? (['st', 'nd', 'rd'][at] ?? 'th') : ''}`)
        .replace('…', word),
    )
    .join('');

describe.each([
  ...['… ', '…, ', '…;', '… - ', '…-', '…/', '…\n', '…\r\n\r\n', '…\t', '… | ', '…\u3000', '…、'],
  ...['• …\n', '“…”, ', '(…)', '<b>…</b>', '1. …\n', '1) …, '],
  ...['#1 … ', '… (1)\n', '1：…；', '1…、', '第1个词：…\n', 'الكلمة 1: …\n'],
  ...['1st …, ', '1st word: …\n', 'The 1st word is …. ', 'word 1 = …\n', '"word_1": "…", '],
  ...['palabra número 1: …\n', 'mot n° 1 …, ', 'das 1. Wort ist …, '],
])('words written as %j', (pattern) => {
  test.each(LISTS)('%s', async (_, list) => {
    const words = written(phrase(list), pattern);
    for (const text of [words, `Hello, my words are ${words} please help`, `助记词是${words}`]) {
      expect(await findSecret(text), text).toBe('secret');
    }
  });
});

describe.each(LISTS)('a phrase in %s', (_, list) => {
  test('with up to 24 words, but not with nine or one twelve times', async () => {
    for (const words of [15, 18, 21, 24]) {
      expect(await findSecret(phrase(list, words).join(' '))).toBe('secret');
    }
    expect(await findSecret(phrase(list, 9).join(' '))).toBeUndefined();
    expect(await findSecret(`${list[700]} `.repeat(12))).toBeUndefined();
  });

  test('in capitals, and with or without accents', async () => {
    const words = phrase(list).join(' ');
    for (const text of [words.normalize('NFC').toUpperCase(), words.normalize('NFD')]) {
      expect(await findSecret(text), text).toBe('secret');
      expect(await findSecret(text.replace(/[\u0300-\u036f]/g, ''))).toBe('secret');
    }
  });
});

test.each(Object.entries(CHINESE))('%s Chinese without spaces is found', async (_, list) => {
  for (const words of [12, 24]) {
    const unspaced = phrase(list, words).join('');
    for (const text of [unspaced, `我的助记词：${unspaced}，谢谢`, `我的助记词是${unspaced}`]) {
      expect(await findSecret(text), text).toBe('secret');
    }
  }
});

test('the first four letters of each word are enough', async () => {
  const words = phrase(english).map((word) => word.slice(0, 4));
  expect(await findSecret(words.join(' '))).toBe('secret');
});

const cut = (text: string, size: number, gap: string) =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(gap);

/** How keys and cards are written. */
const framed = (secret: string) => [
  secret,
  `"${secret}"`,
  `It is ${secret}. Thanks!`,
  `Help me!\nMy code: ${secret}\nThank you very much`,
  `密码${secret}，谢谢`,
];

const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test.each([
  ...[HEX, HEX.toUpperCase(), `0x${HEX}`],
  ...[cut(HEX, 2, ' '), cut(HEX, 2, ':'), cut(HEX, 2, ', 0x'), cut(HEX, 4, ' '), cut(HEX, 8, '-')],
  ...[cut(`0x${HEX}`, 4, ' '), cut(HEX, 32, '\n'), cut(HEX, 40, '\n> '), cut(HEX, 10, '\u200b')],
])('%j may be a key or a transaction ID', async (key) => {
  for (const text of framed(key)) expect(await findSecret(text), text).toBe('keyOrId');
});

const WIF = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';

test.each([
  ...[WIF, WIF.replace('5Hu', '5\u00adHu'), cut(WIF, 30, '\n'), cut(WIF, 26, '\r\n')],
  ...[cut(WIF, 8, ' '), cut(WIF, 4, ' ')],
  'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
  '92Pg46rUhgTT7romnV7iGW6W1gbGdeezqdbJCzShkCsYNzyyNcc',
  'cNJFgo1driFnPcBdBX8BrJrpxchBWXwXCvNH5SoSkdcF6JXXwHMm',
  ...[XPRV, XPRV.replace('xprv', 'zprv'), cut(XPRV, 40, '\n')],
  ...['4242424242424242', '4222222222222', '5555555555554444', '2223003122003222'],
  ...['378282246310005', '3782 822463 10005', '30569309025904', '3056-930902-5904'],
  ...['6011111111111117', '3530111333300000', '6200000000000005', '4242 4242 4242 4242 03/29 123'],
  ...[' ', '-', '.', '\u00a0', '\n', ' – '].map((gap) => cut('4242424242424242', 4, gap)),
  ...['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '۴۲۴۲-۴۲۴۲-۴۲۴۲-۴۲۴۲', '४२४२ ४२४२ ४२४२ ४२४२'],
  '４２４２　４２４２　４２４２　４２４２',
])('%j is a key or a card', async (secret) => {
  for (const text of framed(secret)) expect(await findSecret(text), text).toBe('secret');
});

test.each([
  '',
  'I can review code, test a project, build a simple web page and use a database. Sorry for the long message, I just wanted to explain the whole story from the start. I would like to know when the next course starts and how much it costs.',
  'Ich möchte gern wissen, wann der nächste Kurs beginnt und ob die Aufzeichnungen zu sehen sind.',
  'Quisiera saber cuándo empieza el próximo curso, cuánto cuesta y si puedo pagar con mi billetera.',
  'Je voudrais savoir quand commence le prochain cours, combien il coûte et comment je peux payer.',
  'Vorrei sapere quando comincia il prossimo corso, quanto costa e se posso pagare in due volte.',
  'Gostaria de saber quando começa o próximo curso, quanto custa e se posso pagar em duas vezes.',
  'Chtěl bych vědět, kdy začíná další kurz, kolik stojí a jestli mohu zaplatit na dvakrát.',
  '次のコースはいつ始まりますか。夜の時間を希望しています。支払いは二回に分けられますか。',
  '다음 강의가 언제 시작하는지, 수강료가 얼마인지, 두 번에 나누어 낼 수 있는지 알고 싶습니다.',
  '孩子今年十三岁喜欢下棋和画画没有学过编程想先上一节试听课再决定要不要报名请问怎么安排时间',
  '请问下期课程什么时候开始',
  'Algebra, Logic, Web Design, Data Science, Cloud, Security, Machine Learning, Linux, Music Theory',
  'January February March April May June July August September October November December',
  'la la la love love baby baby oh oh la la la love love baby baby oh oh la la la',
  '0x52908400098527886E0F7030069857D2E4169EE7 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzr received',
  '12 '.repeat(32),
  XPRV.replace('xprv', 'xpub'),
  `commit ${HEX.slice(0, 40)}, 123e4567-e89b-12d3-a456-426614174000, ${HEX}00`,
  `https://explorer.example/tx/0x${HEX}，谢谢`,
  'IBAN DE89 3704 0044 0532 0130 00 or ES9121000418450200051332, BIC COBADEFF',
  'Call +44 20 7946 0958, +4242424242424242 or 0049 170 1234567, paid 4,242.42 USD on 2026-11-21',
  'Invoice INV4242424242424242, tracking 9400 4242 4242 4242 4242 42, IMEI 356938035643809',
  'Transfer number 4242424242424241, reference 1234567890123452',
])('harmless: %j', async (text) => {
  expect(await findSecret(text)).toBeUndefined();
});

test.each(
  [
    ...['a', '1', '1-', '4242 ', '4242\n', '://', 'www.', '0x ', 'ab12 ', 'a1b2c3d4\n', '(', ' '],
    ...['abandon ', 'abandon the ', 'zoo zoo zoo wrong ', 'word 1 ', '的', '的 ', 'あ', '가격 '],
    ...['\u0301', '\ud800', '\u200b', '٤ ', 'x'.repeat(10_000), '\n'],
  ].map((unit) => [unit.slice(0, 20), unit]),
)('200,000 characters of %j are read within the time of a test', async (_, unit) => {
  // It takes 10 to 200 ms; quadratic time would be minutes.
  await findSecret(`${unit.repeat(200_000 / unit.length)}!1234 ${phrase(english, 9)}`);
});
