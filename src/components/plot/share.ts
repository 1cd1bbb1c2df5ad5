import { shortNumber } from '#art/curves/path-data.ts';

/** The share of the whole that a part takes, as SVG and CSS accept it: `42.857%`. */
export function shareOf(whole: number, part: number): string {
  return `${shortNumber((100 * part) / whole)}%`;
}
