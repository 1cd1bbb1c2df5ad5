import { expect, test } from 'vitest';
import { findSecret } from './find-secret.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test.each([
  ['a phrase and a transaction ID', `${HEX} ${PHRASE}`, 'secret'],
  ['a card and a password', 'password: hunter2, card 4111 1111 1111 1111', 'secret'],
  ['a transaction ID and a password', `password: hunter2 ${HEX}`, 'keyOrId'],
  ['a PIN', 'My PIN is 4821', 'maybeSecret'],
  ['letters without width in a key', [...HEX].join('\u200d'), 'keyOrId'],
  ['an email address', 'maria.da-silva@example.com', undefined],
  ['a name', 'María José Carreño Quiñones', undefined],
  ['nothing', '', undefined],
] as const)('the surest finding counts: %s', async (_, text, kind) => {
  expect(await findSecret(text)).toBe(kind);
});

test.each(
  [
    ...[
      'a',
      'abandon ',
      'abandon the ',
      '1. ',
      '12 ',
      '1',
      '1-',
      '1 ',
      '1,',
      '-',
      '*',
      '"',
      '(',
      '.',
    ],
    ...['.aa', '://', 'www.', 'K', '5', 'xprv', 'xprvA', '0x', 'ab1', 'DE89 ', 'DE89 3704 ', 'ab '],
    ...[
      '12/27 ',
      '2026-11-21 ',
      '+ ',
      '+1 ',
      '/',
      'a/',
      ' ',
      '\n',
      ',',
      '\u0301',
      '\ud800',
      '4111 ',
    ],
    ...[
      '的',
      '的 ',
      'あいこくしん ',
      'あ',
      '가격 ',
      '가',
      'password: ',
      'order no ',
      'seed phrase: ',
    ],
    ...['deadbeef ', 'a1b2 ', '-----', '助记词', 'pin ', '4111111111111111 '],
  ].map((unit) => [unit]),
)('100,000 characters of %j are read at once', async (unit) => {
  const hostile = `${unit.repeat(100_000 / unit.length)}!1234 `;
  const start = performance.now();
  await findSecret(hostile);
  // Most take 10 to 200 ms; quadratic time would be many seconds.
  expect(performance.now() - start).toBeLessThan(3000);
});
