import type { SeededRandom } from './random.ts';

/** First digits and lengths that the schemes' cards have. */
const SCHEMES: readonly (readonly [
  name: string,
  prefixes: readonly string[],
  lengths: readonly number[],
])[] = [
  ['Visa', ['4'], [16, 19]],
  ['Mastercard', ['51', '53', '55', '2221', '2500', '2720'], [16]],
  ['American Express', ['34', '37'], [15]],
  ['Diners Club', ['300', '305', '36', '38'], [14]],
  ['Discover', ['6011', '644', '65'], [16]],
  ['JCB', ['3528', '3589'], [16]],
  ['UnionPay', ['62'], [16, 17, 18, 19]],
  ['Maestro', ['5018', '5020', '6304', '6759', '6763'], [12, 13, 16, 18, 19]],
  ['Mir', ['2200', '2204'], [16]],
  ['RuPay', ['60', '8170', '508'], [16]],
  ['Troy', ['9792'], [16]],
];

/** The number of a random card with the checksum of Luhn. */
export function randomCard(random: SeededRandom): string {
  const [, prefixes, lengths] = random.pick(SCHEMES);
  const prefix = random.pick(prefixes);
  const digits = prefix + random.digits(random.pick(lengths) - prefix.length - 1);
  return digits + checkDigit(digits);
}

function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Groups of four, or as American Express and Diners Club print them. */
export function grouped(card: string, gap: string): string {
  const pattern = { 14: /^(.{4})(.{6})(.{4})$/, 15: /^(.{4})(.{6})(.{5})$/ }[card.length];
  const groups = pattern ? pattern.exec(card)?.slice(1) : card.match(/.{1,4}/g);
  return (groups ?? []).join(gap);
}
