/** What a text seems to hold; 64 hexadecimal digits are a private key or a harmless transaction ID. */
export type SecretKind = 'secret' | 'hex64';

/** Words of the shortest recovery phrase. */
const PHRASE_MIN_WORDS = 12;

/** Digits of payment card numbers (ISO/IEC 7812). */
const CARD_MIN_DIGITS = 13;
const CARD_MAX_DIGITS = 19;

/**
 * Everyday words that break a run, by language. Each is in none of the BIP39 lists, nor in those of
 * SLIP-39, Monero (English) and the first Electrum; so not "that", "this", "have", "you", "will",
 * "been", "una" (an unaccented "uña"), "sobre", "mais", "pero" or "van", which are. Words with a
 * letter that no list uses, such as "für", break a run anyway: see `PIECE`.
 */
const EVERYDAY_WORDS = new Set(
  (
    'the and for are was has had not but your our his her its with from which who how would could did than ' +
    'und der die das den dem ein eine einen ich ist mit nicht auch auf von wir sie wie bei zum oder aber dass ' +
    'que los las del por para con como más está muy esta ' +
    'les des une pour pas dans avec est vous nous qui mon aux ' +
    'nao com meu minha foi sua ' +
    'che per non della ' +
    'bir icin cok ile ama gibi daha veya ancak olan lutfen ' +
    'yang dan untuk dengan ini itu saya tidak ada dari akan bisa apakah karena kami belum mohon ' +
    'nie jest czy jak dla ale oraz lub prosze ' +
    'hai hain mein kya aur nahi liye mujhe kar mera lekin raha koi tha ' +
    'khong duoc toi cho trong khi ' +
    'het een niet voor dat naar maar ' +
    'och att det som inte med jag jeg ikke ' +
    'jsem nebo ang mga kwa egy hogy nem pentru sunt uchun'
  ).split(' '),
);

/** A link from its `://`, `www.` or `.com/` on; numbers and words in it are no secrets. */
const WEB_ADDRESS = /(?::\/\/|www\.|\.[a-z]{2,}\/)\S*/gi;

/**
 * One piece of text: a number as of a list (`1.`, `2)`, `#3`), a word, the end of a sentence; each may
 * be missing. The letters are those of the BIP39 lists in Latin script, all of them.
 */
const PIECE =
  /^[^\p{L}\d.!?;:]{0,3}(?:\d{1,2}[.):]{0,2})?[^\p{L}\d.!?;:]{0,3}([a-záèéíñóú]{3,8})?[^\p{L}\d.!?;:]{0,3}([.!?;:]\P{L}{0,3})?$/iu;

/** A private key in wallet import format, or an extended one (BIP32, SLIP-132). */
const PRIVATE_KEY =
  /(?<![A-Za-z\d])(?:(?:5[1-9A-HJ-NP-Za-km-z]{50}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?![A-Za-z\d])|[xyzYZ]prv[1-9A-HJ-NP-Za-km-z]{100})/;

const HEX_64 = /(?<![a-z\d])(?:0x)?[\da-f]{64}(?![a-z\d])/i;

/** IBANs in groups, and dates such as 12/27, 2026-11-21 and 21-11-2026. */
const IBAN_OR_DATE =
  /\b(?:[A-Z]{2}\d\d(?: [A-Z\d]{1,4}){3,8}|\d{1,2}\/\d{2,4}|\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})\b/g;

/** Digits with single spaces or dashes between them, and the letter or `+` that they touch. */
const DIGITS = /(?:\+ ?|\p{L})?\d(?:[ -]?\d)*\p{L}?/gu;

/** No card number starts with 0, as phone numbers do, or touches a letter, as order numbers do. */
const CARD_LIKE = /^[1-9][\d -]*$/;

function hasRecoveryPhrase(text: string): boolean {
  let wordsInARow = 0;
  for (const chunk of text.split(/[\s,|]+/)) {
    for (const piece of chunk.includes('/') ? [chunk] : chunk.split(/[-–—]/)) {
      const [matched, word, sentenceEnd] = PIECE.exec(piece) ?? [];
      const breaks = matched === undefined || EVERYDAY_WORDS.has(word?.toLowerCase() ?? '');
      if (breaks) wordsInARow = 0;
      else if (word) wordsInARow += 1;
      if (wordsInARow >= PHRASE_MIN_WORDS) return true;
      if (sentenceEnd) wordsInARow = 0;
    }
  }
  return false;
}

/** The checksum of card numbers (ISO/IEC 7812, after Luhn), and their length. */
function isCardNumber(digits: string): boolean {
  if (digits.length < CARD_MIN_DIGITS || digits.length > CARD_MAX_DIGITS) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    sum += place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

function hasCardNumber(text: string): boolean {
  for (const [run] of text.replace(IBAN_OR_DATE, '/').matchAll(DIGITS)) {
    if (run.length > 2 * CARD_MAX_DIGITS || !CARD_LIKE.test(run)) continue;
    // An expiry date or a security code may follow in groups of its own.
    const shorter = run.replace(/(?:[ -]\d{2,3})+$/, '');
    if ([run, shorter].some((number) => isCardNumber(number.replace(/\D/g, '')))) return true;
  }
  return false;
}

/** Says whether a text holds what looks like a secret; linear in the text's length, whatever it holds. */
export function findSecret(text: string): SecretKind | undefined {
  const plain = text.normalize('NFKC').replace(WEB_ADDRESS, ' . ');
  if (PRIVATE_KEY.test(plain) || hasRecoveryPhrase(plain) || hasCardNumber(plain)) return 'secret';
  return HEX_64.test(plain) ? 'hex64' : undefined;
}
