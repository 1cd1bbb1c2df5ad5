const NO_BREAK = '\u00a0';

/** Where a line of body text should not end: between a number and its unit, or within a coin. */
export function keptTogether(value: string, coins: readonly { name: string }[]): string {
  const units = value.replaceAll(/(?<=\d\+?) (?=\p{Ll}{3})/gu, NO_BREAK);
  return coins.reduce(
    (text, { name }) => text.replaceAll(`${name} (`, `${name} (`.replaceAll(' ', NO_BREAK)),
    units,
  );
}
