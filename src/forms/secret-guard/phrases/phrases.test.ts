import { expect, test } from 'vitest';
import { fold, plainText } from '../plain-text.ts';
import { PHRASE_LANGUAGES, randomPhrase, WORD_LISTS } from '../samples/phrases.ts';
import { seededRandom } from '../samples/random.ts';
import { findPhrase } from './phrases.ts';

const find = (text: string) => findPhrase(plainText(text));

const TWELVE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(
  ' ',
);
/** Twelve words with another checksum, as some wallets have them. */
const UNCHECKED =
  'abandon ability able about above absent absorb abstract absurd abuse access accident'.split(' ');

/** Of phrases, in words. Each is tried with two of the ten languages. */
const LENGTHS = [12, 15, 18, 21, 24] as const;

type Words = readonly string[];

const numbered = (words: Words, label: (place: number) => string, between: string) =>
  words.map((word, index) => `${label(index + 1)}${word}`).join(between);

const WAYS: readonly (readonly [name: string, write: (words: Words) => string])[] = [
  ['spaces', (words) => words.join(' ')],
  ['capitals', (words) => words.join(' ').toUpperCase()],
  ['a capital each', (words) => words.map((w) => w[0]?.toUpperCase() + w.slice(1)).join(' ')],
  ['a word a line', (words) => words.join('\n')],
  ['a word per line, with Windows line ends', (words) => words.join('\r\n')],
  ['empty lines between', (words) => words.join('\n\n')],
  ['commas', (words) => words.join(', ')],
  ['commas without spaces', (words) => words.join(',')],
  ['full stops', (words) => words.join('. ')],
  ['full stops without spaces', (words) => words.join('.')],
  ['semicolons', (words) => words.join('; ')],
  ['underscores', (words) => words.join('_')],
  ['plus signs', (words) => words.join(' + ')],
  ['slashes', (words) => words.join(' / ')],
  ['bars', (words) => words.join(' | ')],
  ['arrows', (words) => words.join(' -> ')],
  ['hyphens', (words) => words.join('-')],
  ['dashes', (words) => words.join(' – ')],
  ['ideographic commas', (words) => words.join('、')],
  ['a list in code', (words) => `["${words.join('","')}"]`],
  ['single quotes', (words) => words.map((word) => `'${word}'`).join(' ')],
  ['guillemets', (words) => words.map((word) => `« ${word} »`).join(' ')],
  ['HTML', (words) => words.map((word) => `<li>${word}</li>`).join('\n')],
  ['a table', (words) => words.map((word, i) => `| ${i + 1} | ${word} |`).join('\n')],
  ['bold', (words) => words.map((word) => `**${word}**`).join(' ')],
  ['tabs', (words) => words.join('\t')],
  ['several spaces', (words) => words.join('    ')],
  ['no-break spaces', (words) => words.join('\u00a0')],
  ['ideographic spaces', (words) => words.join('\u3000')],
  ['spaces without width', (words) => words.join('\u200b')],
  ['letters in parts', (words) => words.join(' ').normalize('NFD')],
  ['letters in one', (words) => words.join(' ').normalize('NFC')],
  ['without accents', (words) => words.map(fold).join(' ')],
  ['numbers with dots', (words) => numbered(words, (n) => `${n}. `, ' ')],
  ['numbers with dots and no spaces', (words) => numbered(words, (n) => `${n}.`, ' ')],
  ['numbers with brackets', (words) => numbered(words, (n) => `${n}) `, '\n')],
  ['bare numbers', (words) => numbered(words, (n) => `${n} `, ' ')],
  ['numbers with zeros', (words) => numbered(words, (n) => `${String(n).padStart(2, '0')} `, '\n')],
  ['numbers in circles', (words) => numbered(words, (n) => String.fromCharCode(0x245f + n), ' ')],
  ['number signs', (words) => numbered(words, (n) => `#${n}: `, '\n')],
  ['"Word 1:"', (words) => numbered(words, (n) => `Word ${n}: `, '\n')],
  ['"Palabra 1 ="', (words) => numbered(words, (n) => `Palabra ${n} = `, ', ')],
  [
    'letters of a list',
    (words) => numbered(words, (n) => `${String.fromCharCode(96 + n)}) `, '\n'),
  ],
  [
    'Arabic numbers',
    (words) => numbered(words, (n) => `${String.fromCharCode(0x660 + n)}. `, '\n'),
  ],
  ['bullets', (words) => numbered(words, () => '• ', '\n')],
  ['"and" between', (words) => words.join(' and ')],
  ['four a line', (words) => words.join(' ').replace(/((?:\S+ ){4})/g, '$1\n')],
  ['without spaces', (words) => words.join('')],
  [
    'without spaces, a capital each',
    (words) => words.map((w) => w[0]?.toUpperCase() + w.slice(1)).join(''),
  ],
  [
    'text around',
    (words) => `Here are the words of my wallet: ${words.join(' ')}. Please help me, thanks.`,
  ],
  ['text around it without punctuation', (words) => `my phrase is ${words.join(' ')} thanks a lot`],
];

test.each(WAYS)('a phrase is found in every language: %s', async (_, write) => {
  const random = seededRandom(39);
  const missed: string[] = [];
  for (const [index, language] of PHRASE_LANGUAGES.entries()) {
    const text = write(randomPhrase(random, language, LENGTHS[index % LENGTHS.length] ?? 12));
    if (!(await find(text))) missed.push(text);
  }
  expect(missed).toEqual([]);
});

test.each([
  ['a phrase with its checksum', TWELVE.join(' '), 'secret'],
  ['one between other words', `please restore ${TWELVE.join(' ')} today`, 'secret'],
  ['words of another kind of wallet', UNCHECKED.join(' '), 'maybePhrase'],
  ['one misspelled word', TWELVE.join(' ').replace('sausage', 'sausgae'), 'maybePhrase'],
  ['four letters of each', TWELVE.map((word) => word.slice(0, 4)).join(' '), 'secret'],
  [
    'Katakana',
    randomPhrase(seededRandom(5), 'japanese', 12)
      .join(' ')
      .normalize('NFC')
      .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)),
    'secret',
  ],
  [
    'a part after its name',
    'My seed phrase is: legal winner thank year wave sausage',
    'maybePhrase',
  ],
  [
    'a phrase of Monero after its name',
    'Mnemonic: tavern judge beyond bifocals deepest mural onward dummy eagle diode gained vacation',
    'maybePhrase',
  ],
] as const)('is sure or asks: %s', async (_, text, kind) => {
  expect(await find(text)).toBe(kind);
});

test.each([
  ['eleven words', TWELVE.slice(1).join(' ')],
  ['a run that an everyday word breaks', TWELVE.join(' ').replace('sausage', 'for the')],
  ['a run that an amount breaks', TWELVE.join(' ').replace('sausage', '185 200')],
  ['a web address of many words', `https://example.com/news/${TWELVE.join('-')}`],
  [
    'a phrase that is lost',
    'My seed phrase is lost and I can not find it in my old notebook any more',
  ],
  [
    'names',
    'Victor Diana Abel Angel Bruno Celia Dario Elena Felix Gema Hugo Ines Julia Leon Marta Nora',
  ],
  [
    'countries',
    'Canada Mexico Brazil Chile Spain France Italy Turkey India China Japan Korea Egypt Ghana Kenya',
  ],
  [
    'fruit',
    'Apple Banana Cherry Lemon Mango Olive Orange Peach Pear Plum Grape Melon Kiwi Fig Date Lime',
  ],
  ['Chinese names', '王伟 李娜 张敏 刘洋 陈静 杨帆 赵磊 黄丽 周杰 吴芳 徐强 孙悦'],
])('stays quiet: %s', async (_, text) => {
  expect(await find(text)).toBeUndefined();
});

test('each of the ten lists has its 2,048 words after folding', () => {
  for (const list of Object.values(WORD_LISTS)) expect(new Set(list.map(fold)).size).toBe(2048);
});
