import { latinDigits } from '#text/digits.ts';

/** What a text seems to hold; 64 hexadecimal digits may be a private key or a transaction ID. */
type SecretKind = 'secret' | 'keyOrId';

/** Matches only where no letter or digit touches it. */
const standalone = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u');

/** In base 58: wallet import format, and extended private keys (BIP32, SLIP-132). */
const KEY = standalone(
  '5[1-9A-HJ-NP-Za-km-z]{50}|[KLc9][1-9A-HJ-NP-Za-km-z]{50,51}|[t-zT-Z]prv\\w{107}',
);
const HEX_KEY = standalone('(?:0x)?[\\da-fA-F]{64}');

/** At least 13 digits, in groups or not, also on several lines; a telephone number begins with "+". */
const NUMBERS = /(?<![\p{L}\d+]|\d[ -])\d(?:(?:[-–.]|\s{0,2})\d){12,}(?![\p{L}\d])/gu;

/** First digits and lengths of the schemes' cards (ISO/IEC 7812). */
const CARD =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7]|35|6\d)\d{14}|3[47]\d{13}|3[0689]\d{12})$/;

/** A phrase is at least 12 consecutive list words, 8 of them distinct. */
const MIN_WORDS = 12;
const MIN_DIFFERENT_WORDS = 8;

const LATIN = /\p{sc=Latin}+/gu;
const HAN = /\p{sc=Han}+/gu;

/** Each BIP39 word list, and a pattern for words of its script. */
export const LISTS = [
  [LATIN, () => import('@scure/bip39/wordlists/english.js')],
  [LATIN, () => import('@scure/bip39/wordlists/spanish.js')],
  [LATIN, () => import('@scure/bip39/wordlists/french.js')],
  [LATIN, () => import('@scure/bip39/wordlists/italian.js')],
  [LATIN, () => import('@scure/bip39/wordlists/portuguese.js')],
  [LATIN, () => import('@scure/bip39/wordlists/czech.js')],
  [/[\p{sc=Hira}\u3099\u309a]+/gu, () => import('@scure/bip39/wordlists/japanese.js')],
  [/\p{sc=Hangul}+/gu, () => import('@scure/bip39/wordlists/korean.js')],
  [HAN, () => import('@scure/bip39/wordlists/simplified-chinese.js')],
  [HAN, () => import('@scure/bip39/wordlists/traditional-chinese.js')],
] as const;

/**
 * Looks for a recovery phrase (BIP39), a private key or a card number in a text.
 *
 * @throws if a word list can't be fetched
 */
export async function findSecret(text: string): Promise<SecretKind | undefined> {
  const plain = plainText(text).replace(/:\/\/[!-~]*/g, ' ');
  if (KEY.test(plain) || (plain.match(NUMBERS) ?? []).some(beginsWithCard)) return 'secret';
  const found = await Promise.all(
    LISTS.map(async ([pattern, load]) => {
      const words = plain.toLowerCase().match(pattern) ?? [];
      // A list is fetched only for a text with as many words of its script as a phrase has.
      return words.length >= MIN_WORDS && containsPhrase(words, (await load()).wordlist);
    }),
  );
  if (found.includes(true)) return 'secret';
  return HEX_KEY.test(plain) ? 'keyOrId' : undefined;
}

/** Without accents and characters that have no width; with the digits 0 to 9. */
function plainText(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(/[\u0300-\u036f\p{Cf}]/gu, ''));
}

function containsPhrase(words: readonly string[], wordlist: readonly string[]): boolean {
  const list = new Set(wordlist.map(plainText));
  let streak = 0;
  return words.some((word, index) => {
    streak = list.has(word) ? streak + 1 : 0;
    if (streak < MIN_WORDS) return false;
    return new Set(words.slice(index + 1 - MIN_WORDS, index + 1)).size >= MIN_DIFFERENT_WORDS;
  });
}

/** Whether the first groups of a number are a card's; its expiry date may follow. */
function beginsWithCard(number: string): boolean {
  // A card has 19 digits at most.
  const groups = number.split(/\D+/, 19);
  return groups.some((_, last) => isCard(groups.slice(0, last + 1).join('')));
}

/** Whether digits have a scheme's beginning and length, and a valid Luhn checksum. */
function isCard(digits: string): boolean {
  const values = [...digits].reverse().map((digit, index) => Number(digit) * (1 + (index % 2)));
  const sum = values.reduce((total, value) => total + (value > 9 ? value - 9 : value));
  return sum % 10 === 0 && CARD.test(digits);
}
