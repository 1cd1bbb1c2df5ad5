import { type Drawing, doublingTurns, group, multiply, path } from '../curves/drawing.ts';
import { circle, ring } from '../curves/path-data.ts';

/** Four plaited strands. */
const PLAIT = multiply(path(ring(335, 22, 40)), doublingTurns(90 / 40, 2), 'art-plait');

/** The rules across the inner disc. */
const RULES = Array.from({ length: 31 }, (_, i) => {
  const y = 18 * (i - 15);
  const half = Math.round(Math.sqrt(286 ** 2 - y ** 2));
  return `M-${half} ${y}H${half}`;
}).join('');

/** Two circles at the rim, two around the plait, and the rules. */
export const STAMP_LINES: readonly Drawing[] = [
  path(circle(488), { strokeWidth: 10 }),
  path(circle(472) + circle(372), { strokeWidth: 3 }),
  path(circle(298), { strokeWidth: 5 }),
  group([PLAIT], { strokeWidth: 1.5 }),
  path(RULES, { strokeWidth: 2.4, opacity: 0.75 }),
];

/** Between the words, at both sides. */
export const STAMP_DIAMONDS = 'M-438 0l16-22 16 22-16 22zM406 0l16-22 16 22-16 22z';

export const STAMP_TEXT_SIZE = 48;

/** The words stand in the middle of half a turn, over as much of it. */
const TEXT_ARC = 110 / 180;

/** Half a turn from the left to the right, over the middle or below it: both halves read upright. */
function onHalfTurn(text: string, id: string, radius: number, sweep: 0 | 1) {
  const path = `M-${radius} 0a${radius} ${radius} 0 0 ${sweep} ${2 * radius} 0`;
  return { text, id, path, length: Math.round(TEXT_ARC * Math.PI * radius) };
}

/** The words and their baselines; letters below stand on the outer side of theirs. */
export function stampTexts(over: string, below: string) {
  return [onHalfTurn(over, 'art-over', 404, 1), onHalfTurn(below, 'art-below', 441, 0)];
}
