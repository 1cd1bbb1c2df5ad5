/** A text with the digits of every script as 0 to 9, which are equal in sorting, and Arabic's decimal sign as a point. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)[\p{Nd}٫]/gu, (sign) => {
    const isSame = (digit: string) => !digit.localeCompare(sign, 'en', { sensitivity: 'base' });
    return [...'0123456789'].find(isSame) ?? '.';
  });
}
