import { entropyToMnemonic } from '@scure/bip39';
import { wordlist as czech } from '@scure/bip39/wordlists/czech.js';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js';
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese.js';
import type { SeededRandom } from './random.ts';

/** The ten lists of BIP39. */
export const WORD_LISTS = {
  english,
  spanish,
  french,
  italian,
  portuguese,
  czech,
  japanese,
  korean,
  simplifiedChinese,
  traditionalChinese,
};

type PhraseLanguage = keyof typeof WORD_LISTS;

/** Object.keys loses the type of its keys. */
export const PHRASE_LANGUAGES = Object.keys(WORD_LISTS) as PhraseLanguage[];

export function randomPhrase(
  random: SeededRandom,
  language: PhraseLanguage,
  words: number,
): string[] {
  const entropy = random.bytes((words / 3) * 4);
  return entropyToMnemonic(entropy, [...WORD_LISTS[language]]).split(/[ \u3000]/);
}
