import { expect, test } from 'vitest';
import { plainText } from '../plain-text.ts';
import { KEYS, PUBLIC } from '../samples/keys.ts';
import { seededRandom } from '../samples/random.ts';
import { findKey } from './private-keys.ts';

const find = (text: string) => findKey(plainText(text));

const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
/** Published test vectors. */
const WIF = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';

const groups = (text: string, size: number, gap: string) =>
  text.match(new RegExp(`.{1,${size}}`, 'g'))?.join(gap) ?? '';

test.each(Object.entries(KEYS))('50 random keys are found: %s', async (name, key) => {
  const random = seededRandom(58);
  const kind = ['hex', 'solana'].includes(name) ? 'keyOrId' : 'secret';
  for (let count = 0; count < 50; count += 1) {
    const text = key(random);
    expect(await find(text), text).toBe(kind);
    expect(await find(`Hello, this is it: ${text}, what now?`), text).toBe(kind);
    expect(await find(`我的私钥是${text}。谢谢`), text).toBe(kind);
  }
});

test.each<readonly [name: string, text: string]>([
  ['with 0x', `0x${HEX}`],
  ['in capitals', HEX.toUpperCase()],
  ['in a sentence', `I sent it yesterday, the ID is 0x${HEX}. Did it arrive?`],
  ['digits only but one', `${'1'.repeat(63)}a`],
  [
    'full-width letters',
    HEX.replace(/[a-f]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  ],
  ...[1, 2, 4, 8, 16, 32].flatMap((size) =>
    [' ', '\n', '  '].map(
      (gap) => [`${size} with ${JSON.stringify(gap)}`, groups(HEX, size, gap)] as const,
    ),
  ),
  ...[':', '-', '_', ', '].map((gap) => [`bytes with ${gap}`, groups(HEX, 2, gap)] as const),
  ['bytes with 0x', groups(HEX, 2, ', 0x').replace(/^/, '0x')],
  ['bytes with \\x', groups(HEX, 2, '\\x').replace(/^/, '\\x')],
  ['broken by a line', `${HEX.slice(0, 40)}\n${HEX.slice(40)}`],
  ['groups in a sentence', `it is ${groups(HEX, 4, ' ')} I think`],
  ['groups of lines', `${groups(HEX.slice(0, 32), 8, ' ')}\n${groups(HEX.slice(32), 8, ' ')}`],
])('asks about 64 hexadecimal digits: %s', async (_, text) => {
  expect(await find(text)).toBe('keyOrId');
});

test.each([
  ['broken by a line', `${XPRV.slice(0, 76)}\n${XPRV.slice(76)}`],
  ['broken by lines of 32', groups(XPRV, 32, '\n')],
  ['in groups', groups(WIF, 4, ' ')],
  ['in a descriptor', `wpkh([d34db33f/84h/0h/0h]${XPRV}/0/*)`],
  ['bytes without brackets', [...seededRandom(1).bytes(64)].join(', ')],
  [
    'a JSON web key',
    `{"kty":"EC","crv":"P-256","d":"${'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI'}"}`,
  ],
  ['dashes that were corrected', '—–BEGIN PRIVATE KEY—–'],
])('finds a key however it is written: %s', async (_, text) => {
  expect(await find(text)).toBe('secret');
});

test.each(Object.entries(PUBLIC))('50 public values bring no advice: %s', async (_, value) => {
  const random = seededRandom(20);
  for (let count = 0; count < 50; count += 1) {
    const text = `Please check ${value(random)} for me.`;
    expect(await find(text), text).toBeUndefined();
  }
});

test.each([
  ['63 hexadecimal digits', HEX.slice(1)],
  ['128 hexadecimal digits', HEX + HEX],
  ['two hashes of MD5', `${HEX.slice(0, 32)}, ${HEX.slice(32)}`],
  ['a web address with a transaction ID', `https://etherscan.io/tx/0x${HEX}`],
  ['a key with one character too many', `${WIF}a`],
  ['how to make one', 'How do I write a file that begins with "BEGIN PRIVATE KEY"?'],
  ['some numbers', `marks: ${Array.from({ length: 30 }, (_, n) => 60 + n).join(', ')}`],
  ['nothing', ''],
])('stays quiet: %s', async (_, text) => {
  expect(await find(text)).toBeUndefined();
});
