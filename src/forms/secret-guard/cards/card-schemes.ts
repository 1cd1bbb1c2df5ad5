/** First digits of a scheme's cards, and their lengths (ISO/IEC 7812; the schemes' own ranges). */
const SCHEMES: readonly (readonly [prefix: RegExp, lengths: readonly number[]])[] = [
  // Visa
  [/^4/, [13, 16, 19]],
  // Mastercard
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  // American Express
  [/^3[47]/, [15]],
  // Diners Club
  [/^(?:30[0-5]|3095|3[689])/, [14, 16, 19]],
  // JCB, Discover, UnionPay
  [/^(?:352[89]|35[3-8]|6011|64[4-9]|65|62|81)/, [16, 17, 18, 19]],
  // Maestro
  [/^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, [12, 13, 14, 15, 16, 17, 18, 19]],
  // Mir, RuPay, Troy, Napas, Dankort, Verve, Elo, Hipercard
  [/^(?:220[0-4]|60|82|508|9792|9704|5019|50[679]|6277|6362|6363)/, [16, 18, 19]],
];

/** A Chinese identity number has a birthday in the middle. */
const CHINESE_ID = /^\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{4}$/;

/** Whether the digits have a scheme's prefix and length and pass the checksum. */
export function isCardNumber(digits: string): boolean {
  const hasScheme = SCHEMES.some(
    ([prefix, lengths]) => prefix.test(digits) && lengths.includes(digits.length),
  );
  return hasScheme && passesLuhn(digits) && !CHINESE_ID.test(digits);
}

/** The checksum of card numbers (ISO/IEC 7812, after Luhn). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    sum += place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}
