/** What the visitor typed as the amount in US dollars, as far as it can be understood. */
export type Amount =
  | { kind: 'none' }
  /** Digits, with a dot before the cents. */
  | { kind: 'amount'; text: string }
  /** `typed` is not an amount, or can be read as two: `1.850` has the `readings` `1850` and `1.85`. */
  | { kind: 'unclear'; typed: string; readings?: readonly [string, string] };

/** Before or after the amount. */
const DOLLARS = /^(?:us ?\$|usd|\$) ?| ?(?:us ?\$|usd|\$)$/gi;

/** Cents have one or two digits, so the part before them is certain. */
const PARTS = /^(.*?)(?:([.,])(\d{1,2}))?$/;

/** One kind of separator between groups of three digits; in India also of two. */
const GROUPS = /^\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:,\d\d)+(,)\d{3}$/;

/**
 * Reads an amount as people write it anywhere: `1.850,00`, `1,850.00`, `1 850,5`, `١٨٥٫٥٠`. Nothing is
 * guessed: what can be read in two ways is unclear.
 */
export function readAmount(typed: string): Amount {
  const text = inAscii(typed).replace(DOLLARS, '');
  if (text === '') return typed.trim() === '' ? { kind: 'none' } : { kind: 'unclear', typed };
  const [, minus = '', number = ''] = /^(-?)\+?(.*)$/.exec(text) ?? [];
  const [, whole = '', separator, cents] = PARTS.exec(number) ?? [];
  const dollars = withoutGroups(whole, separator);
  if (dollars !== undefined) {
    const text = minus + dollars.replace(/^0+(?=\d)/, '') + (cents ? `.${cents}` : '');
    return { kind: 'amount', text };
  }
  const [, first = '', last = ''] = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(number) ?? [];
  return first === ''
    ? { kind: 'unclear', typed }
    : { kind: 'unclear', typed, readings: [first + last, String(Number(`${first}.${last}`))] };
}

/** The digits before the cents; undefined where they may be something else. */
function withoutGroups(whole: string, separator: string | undefined): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  if (whole === '' && separator) return '0';
  const [, three, indian] = GROUPS.exec(whole) ?? [];
  const group = three ?? indian;
  if (!group || group === separator || whole.startsWith('0')) return undefined;
  const groups = whole.split(group);
  // A single dot or comma may also be a decimal separator.
  if (!separator && groups.length === 2 && '.,'.includes(group)) return undefined;
  return groups.join('');
}

/** Digits and separators of every script as ASCII, without invisible characters. */
function inAscii(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/[٫،，﹐]/g, ',')
    .replace(/．/g, '.')
    .replace(/[٬’＇]/g, "'")
    .replace(/[−－]/g, '-')
    .replace(/＄/g, '$')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unicode orders the digits of each script from 0 to 9; scripts may follow one another directly. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
