const DIGIT = /\p{Nd}/u;

/** A text with the digits of every script as 0 to 9: in each script they follow each other, from its zero on. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    // Five sets of digits for mathematics follow each other.
    return String(value % 10);
  });
}
