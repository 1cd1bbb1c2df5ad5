/**
 * Formats a number in the fewest characters SVG accepts: at most `decimals` places, no zero before
 * the decimal point.
 */
export function shortNumber(value: number, decimals = 3): string {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');
}

/** Joins numbers; a minus sign separates two of them as well as a space does. */
export function joinNumbers(values: readonly number[], decimals?: number): string {
  return values
    .map((value) => shortNumber(value, decimals))
    .join(' ')
    .replaceAll(' -', '-');
}
