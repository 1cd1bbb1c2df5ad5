import { expect, test } from 'vitest';
import { findSecret, LISTS } from './find-secret.browser.ts';

/** Words from all over a list. */
const phrase = (list: readonly string[], words = 12) =>
  Array.from({ length: words }, (_, at) => list[(at * 389 + 700) % list.length] ?? '');

test.each(LISTS)(
  'twelve words of a list, however they are separated; not nine, nor one twelve times: %s',
  async (_, load) => {
    const list = (await load()).wordlist;
    const numbered = phrase(list).map((word, at) => `${at + 1}. ${word}`);
    for (const text of [
      `My words: ${phrase(list, 24).join(' ')}!`,
      phrase(list).join(', ').toUpperCase().normalize('NFC'),
      numbered.join('\r\n'),
    ]) {
      expect(await findSecret(text), text).toBe('secret');
    }
    expect(await findSecret(phrase(list, 9).join(' '))).toBeUndefined();
    expect(await findSecret(`${list[700]} `.repeat(12))).toBeUndefined();
  },
);

const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const WIF = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';

test.each([
  ...[WIF, WIF.replace('5Hu', '5\u00adHu'), XPRV, XPRV.replace('xprv', 'zprv')],
  'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
  'cNJFgo1driFnPcBdBX8BrJrpxchBWXwXCvNH5SoSkdcF6JXXwHMm',
  ...['4242424242424242', '5555 5555 5555 4444', '3782-822463-10005', '6011111111111117'],
  ...['４２４２　４２４２　４２４２　４２４２', '4242.4242.4242.4242', '4242–4242–4242–4242'],
  ...['4242 4242 4242 4242 12/27 123', '4242424242424242 1227 123'],
  ...['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', '४२४२-४२४२-४२४२-४२४२', '4242  4242\n4242\r\n4242'],
])('%j is a key or a card', async (secret) => {
  for (const text of [secret, `It is “${secret}”. Thanks!`, `密码 ${secret}，谢谢`]) {
    expect(await findSecret(text), text).toBe('secret');
  }
});

test.each([HEX, HEX.toUpperCase(), `0x${HEX}`])('%j may be a key or an ID', async (key) => {
  expect(await findSecret(`Help!\nMy code: ${key}.`)).toBe('keyOrId');
});

test.each([
  'I can review code, test a project, build a simple web page and use a database. Sorry for the long message, I just wanted to explain the whole story from the start.',
  '孩子今年十三岁喜欢下棋和画画没有学过编程想先上一节试听课再决定要不要报名请问怎么安排时间',
  'Algebra, Logic, Web Design, Data Science, Cloud, Security, Machine Learning, Linux, Music Theory',
  'la la la love love baby baby oh oh la la la love love baby baby oh oh la la la',
  '0x52908400098527886E0F7030069857D2E4169EE7 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  `${XPRV.replace('xprv', 'xpub')} https://explorer.example/tx/0x${HEX} ${HEX}00`,
  'IBAN DE89 3704 0044 0532 0130 00, call +44 20 7946 0958 or +4242424242424242',
  'Tracking 9400 4242 4242 4242 4242 42, IMEI 356938035643809, transfer 4242424242424241',
])('harmless: %j', async (text) => {
  expect(await findSecret(text)).toBeUndefined();
});
