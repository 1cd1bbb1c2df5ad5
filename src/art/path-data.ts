/**
 * One number as SVG reads it in the fewest characters: at most `decimals` places, no zero before
 * the point.
 */
export function shortNumber(value: number, decimals = 3): string {
  return String(Number(value.toFixed(decimals)))
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
}

/** Numbers in a row; a minus sign parts two of them as well as a space does. */
export function joinNumbers(values: readonly number[], decimals?: number): string {
  return values.map((value) => shortNumber(value, decimals)).reduce(appendNumber, '');
}

function appendNumber(row: string, next: string): string {
  return row === '' || next.startsWith('-') ? row + next : `${row} ${next}`;
}
