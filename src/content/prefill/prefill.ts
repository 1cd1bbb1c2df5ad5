import type { FormPage, PAGES } from '#pages.ts';

/** The most characters of an encoded fragment; a longer one is not our link and is ignored. */
const FRAGMENT_MAX_CHARS = 2000;

/** US dollars. */
const AMOUNT_MAX = 1_000_000;

type Accepts = (value: string) => boolean;

/** A rule for each field that a link may fill in on a page. */
export type PrefillRules<Page extends FormPage> = Record<
  (typeof PAGES)[Page]['form']['prefill'][number],
  Accepts
>;

export function oneOf(allowed: readonly string[]): Accepts {
  return (value) => allowed.includes(value);
}

/** Digits with at most two decimals, up to 1,000,000. */
export function isPrefillAmount(value: string): boolean {
  return /^\d{1,7}(\.\d{1,2})?$/.test(value) && Number(value) <= AMOUNT_MAX;
}

/** Parts of a reference: "INV-2026-204". Longer runs of digits are telephone numbers or accounts. */
const REFERENCE = /^[A-Z]{0,4}\d{0,6}(?:[-/](?=[A-Z\d])[A-Z]{0,4}\d{0,6}){0,2}$/i;
const REFERENCE_DIGITS_MAX = 8;

/** Letters that would read as an order, a secret, a wallet or a messenger, not as a reference. */
const NO_NAME =
  /^(?:0x|bc|btc|call|card|chat|code|cvc|cvv|dm|eth|gram|icq|key|line|mail|msg|otp|pass|pay|pin|pwd|qq|seed|send|sent|sms|sol|text|tg|tel|tan|trx|to|usdc|usdt|bnb|vk|wa|wapp|whats|wire|words?|xmr|xrp|zelle)$/i;

/**
 * A number such as `INV-204` or `2026/A-17`: up to eight digits in runs of up to six, and up to four
 * letters. That leaves no room for words.
 */
export function isPrefillReference(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  const letters = value.match(/[a-z]+/gi) ?? [];
  return (
    REFERENCE.test(value) &&
    /^[A-Z\d].*\d$/i.test(value) &&
    digits.length <= REFERENCE_DIGITS_MAX &&
    letters.join('').length <= 4 &&
    !letters.some((name) => NO_NAME.test(name)) &&
    !NO_NAME.test(letters.join('')) &&
    !/0x/i.test(value)
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The values of a link's fragment (`#amount=185&currency=ETH`) that may fill a form: those that
 * pass the rule of their key. Ignores repeated keys and what can't be decoded; `+` is a plus sign.
 * Never throws.
 */
export function readPrefill<Rules extends Readonly<Record<string, Accepts>>>(
  hash: string,
  rules: Rules,
): ReadonlyMap<keyof Rules, string> {
  const accepted = new Map<keyof Rules, string>();
  if (hash.length > FRAGMENT_MAX_CHARS) return accepted;
  const given = hash
    .replace(/^#/, '')
    .split('&')
    .map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return { key: decoded(key), value: decoded(value.join('=')) };
    });
  for (const key in rules) {
    const [only, second] = given.filter((pair) => pair.key === key);
    if (only?.value !== undefined && !second && rules[key]?.(only.value)) {
      accepted.set(key, only.value);
    }
  }
  return accepted;
}
