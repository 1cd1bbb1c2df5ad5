const NO_BREAK = '\u00a0';

/** A line of body text does not end between a number and its unit. */
export function keptTogether(value: string): string {
  return value.replaceAll(/(?<=\d\+?) (?=\p{Ll}{3,12}(?!\p{L})|\p{sc=Han})/gu, NO_BREAK);
}
