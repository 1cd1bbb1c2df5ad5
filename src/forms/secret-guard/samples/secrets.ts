import { grouped, randomCard } from './cards.ts';
import { KEYS } from './keys.ts';
import { PHRASE_LANGUAGES, randomPhrase } from './phrases.ts';
import type { SeededRandom } from './random.ts';

/** Ways of writing that the tests beside the code do not use. */
const PHRASE_WAYS: readonly ((words: readonly string[], random: SeededRandom) => string)[] = [
  (words) => words.join(' '),
  (words) => words.map((word, at) => `(${at + 1}) ${word}`).join(' '),
  (words) => words.map((word, at) => `${at + 1}: ${word}`).join(', '),
  (words) => words.map((word, at) => `${at + 1}-${word}`).join('\n'),
  (words) => words.map((word, at) => `${at + 1} - ${word}`).join('\n'),
  (words) => words.map((word, at) => `${word} (${at + 1})`).join(' '),
  (words) => words.map((word, at) => `${at + 1}\t${word}`).join('\r\n'),
  (words) => words.map((word, at) => `${at + 1}\ufe0f\u20e3 ${word}`).join(' '),
  (words) => words.map((word, at) => `word${at + 1}=${word}`).join('&'),
  (words) => words.map((word, at) => `"word_${at + 1}": "${word}"`).join(',\n'),
  (words) => words.map((word) => `- ${word}`).join('\n'),
  (words) => words.map((word) => `“${word}”`).join(', '),
  (words) => words.map((word) => `(${word})`).join(' '),
  (words) => words.map((word) => `[${word}]`).join(''),
  (words) => words.map((word) => `${word};`).join('\n'),
  (words) => words.join(' ~ '),
  (words) => words.join(' · '),
  (words) => words.join(' … '),
  (words) => words.join(' then '),
  (words) => words.join('<br>'),
  (words) => words.join('\\n'),
  (words) => words.join(',\u00a0').normalize('NFD').toUpperCase(),
  (words, random) =>
    words
      .map((word) => (random.below(2) ? word : word.toUpperCase()))
      .join(random.pick([' ', '  '])),
  (words) => `${words.slice(0, 6).join(' ')}\n\n${words.slice(6).join(' ')}`,
  (words) => words.map((word, at) => `${word}${at % 3 === 2 ? '\n' : ' '}`).join(''),
  (words) => `mnemonic="${words.join(' ')}"`,
  (words) => `> ${words.join('\n> ')}`,
  (words) =>
    `Hello, I can't open my wallet any more, I wrote these down: ${words.join(' ')} - what is wrong?`,
  (words) => `Hola, esto es lo que tengo apuntado\n${words.join('\n')}\nmuchas gracias`,
  (words) => `您好，这是我的钱包：${words.join(' ')}，请帮忙`,
];

/** Ways added after the others had been measured and two of them fixed. */
const LATER_PHRASE_WAYS: typeof PHRASE_WAYS = [
  (words) => words.map((word, at) => `${at + 1}) ${word},`).join('\n'),
  (words) => words.map((word, at) => `${at + 1}º ${word}`).join(' '),
  (words) => words.map((word, at) => `W${at + 1} ${word}`).join('; '),
  (words) => words.map((word, at) => `n°${at + 1} : ${word}`).join('\n'),
  (words) => words.map((word, at) => `[${at + 1}] ${word}`).join('\n'),
  (words) => words.map((word, at) => `${at + 1}. ${word}`).join('\\r\\n'),
  (words) => words.map((word, at) => `${at + 1},${word}`).join('\n'),
  (words) => words.map((word, at) => `seed_${String(at + 1).padStart(2, '0')}: ${word}`).join('\n'),
  (words) => words.map((word, at) => `<td>${at + 1}</td><td>${word}</td>`).join(''),
  (words) => words.map((word) => `# ${word}`).join('\n'),
  (words) => words.map((word) => `✅ ${word}`).join('\n'),
  (words) => words.map((word) => `"${word.toUpperCase()}"`).join('\t'),
  (words) => words.map((word) => `_${word}_`).join(' '),
  (words) => words.map((word) => `\`${word}\``).join(' '),
  (words) => words.join(' > '),
  (words) => words.join(' = '),
  (words) => words.join('*'),
  (words) => words.join('\\'),
  (words) => words.join(' & '),
  (words) => words.join('\u2003'),
  (words) => words.join(' \u2028'),
  (words) => words.join(' y '),
  (words) =>
    `${words.slice(0, 12).join(' ')}${words.length > 12 ? '\n---\n' : ''}${words.slice(12).join(' ')}`,
  (words) => `{"mnemonic":["${words.join('", "')}"]}`,
  (words) => `seed=${words.join('%20')}`,
  (words) => `Ciao, il mio portafoglio: ${words.join(', ')}. Grazie`,
  (words) => `Trust Wallet ${words.join(' ')} 2026`,
  (words) => `私のウォレット「${words.join('　')}」です`,
  (words) => `${words.join(' ')} ${words.slice(0, 2).join(' ')}`,
  (words) => words.map((word) => `${word}.`).join('\n'),
];

const KEY_WAYS: readonly ((key: string, random: SeededRandom) => string)[] = [
  (key) => key,
  (key) => `I found this in my old notebook: "${key}". Is it worth anything?`,
  (key) => `PRIVATE_KEY=${key}`,
  (key) => `(${key})`,
  (key) => `Hola,\n\n${key}\n\nGracias`,
  (key) => `ключ ${key};`,
  (key) => `مفتاح: ${key}`,
  (key) => `{"key":"${key.replaceAll('\n', '\\n')}"}`,
  (key) => `<code>${key}</code>`,
  (key, random) => `${key} ${random.digits(4)}`,
];

const CARD_WAYS: readonly ((card: string, random: SeededRandom) => string)[] = [
  (card) => card,
  (card) => grouped(card, ' '),
  (card) => grouped(card, '-'),
  (card) => grouped(card, '\u202f'),
  (card) => grouped(card, '\u3000'),
  (card) => grouped(card, ' – '),
  (card) => `Please charge ${grouped(card, ' ')}, it expires 03/29.`,
  (card) => `Número de tarjeta: ${card}\nCaduca: 03/29\nCVV: 123`,
  (card) => `Kartennummer ${grouped(card, ' ')} gültig bis 03.2029`,
  (card) => `कार्ड ${grouped(card, ' ')} है`,
  (card) => `银行卡${card}，有效期03/29`,
  (card) => `${card} 0329 ${card.slice(0, 3)}`,
  (card) => `card no.${card}`,
  (card, random) => `${card};${random.digits(3)}`,
  (card) => `{"number":"${card}","exp":"03/29"}`,
];

interface Secret {
  kind: 'phrase' | 'key' | 'card';
  /** The language of the phrase, the name of the key or what it is. */
  name: string;
  text: string;
}

/** Random phrases, keys and cards in every way above: 600, 210 and 150. */
export function secrets(random: SeededRandom): Secret[] {
  const phrases = [...PHRASE_WAYS, ...LATER_PHRASE_WAYS].flatMap((write) =>
    PHRASE_LANGUAGES.map((name) => {
      const words = randomPhrase(random, name, random.pick([12, 15, 18, 21, 24]));
      return { kind: 'phrase' as const, name, text: write(words, random) };
    }),
  );
  const keys = Object.entries(KEYS).flatMap(([name, key]) =>
    KEY_WAYS.map((write) => ({ kind: 'key' as const, name, text: write(key(random), random) })),
  );
  const cards = CARD_WAYS.flatMap((write) =>
    Array.from({ length: 10 }, () => randomCard(random)).map((card) => ({
      kind: 'card' as const,
      name: card,
      text: write(card, random),
    })),
  );
  return [...phrases, ...keys, ...cards];
}
