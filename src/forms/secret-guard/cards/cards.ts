import { endsWithNumberLabel } from '../labels/labels.ts';
import { isCardNumber } from './card-schemes.ts';

/** IBANs in groups, and dates such as 12/27, 2026-11-21, 21.11.2026 and 21-11-2026. */
const IBAN_OR_DATE =
  /\b(?:[A-Z]{2}\d\d(?:[ -][A-Z\d]{1,4}){3,8}|\d{1,2}\/\d{2,4}|\d{4}-\d\d-\d\d|\d\d[.-]\d\d[.-]\d{4})\b/g;

/** Groups of digits with the same marks between them, and the letter, `+` or `(` that they touch. */
const DIGITS = /(?:[+(] ?|(?<![A-Za-z])[A-Za-z]{0,10})\d+(?:[\s\p{Pd}._/|*·•]{1,3}\d+)*[A-Za-z]?/gu;

/** A word that a card number may touch; with any other letters it is an order number. */
const CARD_WORD = /^(?:visa|cards?|cc|mc|master|mastercard|amex|no|nr|num|number|pan)?$/i;

const LEAST_DIGITS = 12;
const MOST_DIGITS = 19;

/** Sizes of groups that are not all equal; in groups of one size the last may be shorter. */
const GROUPS =
  /^(?:4-6-5|4-6-4|4-5-6|4-3-3-3|6-13|4-12|4-4-8|4-8-4|8-4-4|4-4-4-[4-7]|6-10|6-12|6-11)$/;

const EXPIRY = /^(?:0[1-9]|1[0-2])(?:2[4-9]|3\d)$/;

interface Group {
  digits: string;
  /** The text before it. */
  gap: string;
}

/** Whether a text holds a payment card's number; a bare number of 13 digits is doubtful. */
export function findCard(text: string): 'secret' | 'maybeSecret' | undefined {
  let found: 'maybeSecret' | undefined;
  const numbers = text.replace(IBAN_OR_DATE, '#');
  for (const { 0: run, index } of numbers.matchAll(DIGITS)) {
    const before = /^[A-Za-z+(]*/.exec(run)?.[0] ?? '';
    if (!CARD_WORD.test(before) || /[A-Za-z]$/.test(run)) continue;
    const groups = groupsOf(run.slice(before.length));
    const cards = cardsIn(groups);
    const isOther = cards.length > 0 && endsWithNumberLabel(numbers.slice(0, index));
    for (const card of cards) {
      const isBare = card.length === 1;
      if (isOther && isBare) continue;
      if (!isOther && !(isBare && card[0]?.digits.length === 13)) return 'secret';
      found = 'maybeSecret';
    }
  }
  return found;
}

function groupsOf(run: string): Group[] {
  return [...run.matchAll(/(\D*)(\d+)/g)].map(([, gap = '', digits = '']) => ({
    digits,
    gap: gap.replace(/\s+/g, ' '),
  }));
}

function cardsIn(groups: readonly Group[]): Group[][] {
  const cards: Group[][] = [];
  groups.forEach((_, start) => {
    let digits = '';
    for (let end = start + 1; end <= groups.length; end += 1) {
      digits += groups[end - 1]?.digits;
      if (digits.length > MOST_DIGITS) break;
      if (digits.length < LEAST_DIGITS) continue;
      const card = groups.slice(start, end);
      if (isCardNumber(digits) && isGrouped(card) && isWhole(groups, start, end)) cards.push(card);
    }
  });
  return cards;
}

/** Whether the groups are those in which people write card numbers, with one mark between them. */
function isGrouped(card: readonly Group[]): boolean {
  const sizes = card.map(({ digits }) => digits.length);
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? 0;
  if (card.slice(2).some(({ gap }) => gap !== card[1]?.gap)) return false;
  const isEven = sizes.slice(0, -1).every((size) => size === first) && last <= first;
  return (
    GROUPS.test(sizes.join('-')) || (isEven && (card.length === 1 || first < 7 || first === 8))
  );
}

/** Whether a card is not part of a longer number: only other cards or a date may be beside it. */
function isWhole(groups: readonly Group[], start: number, end: number): boolean {
  const size = groups[start]?.digits.length;
  const gap = groups[start + 1]?.gap;
  const length = end - start;
  const isEven = groups.slice(start, end).every(({ digits }) => digits.length === size);
  if (!isEven || length === 1) return true;
  const isAlike = (at: number, gapAt: number) =>
    groups[at]?.digits.length === size && groups[gapAt]?.gap === gap;
  let before = 0;
  while (isAlike(start - 1 - before, start - before)) before += 1;
  let after = 0;
  while (isAlike(end + after, end + after)) after += 1;
  const isDate = (count: number, at: number) =>
    count === 1 && EXPIRY.test(groups[at]?.digits ?? '');
  return (
    (before % length === 0 || isDate(before, start - 1)) &&
    (after % length === 0 || isDate(after, end))
  );
}
