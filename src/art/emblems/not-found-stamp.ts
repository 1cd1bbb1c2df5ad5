import { doublingTurns, multiply, path } from '../curves/drawing.ts';
import { ring } from '../curves/path-data.ts';

/** Radius and line width of each circle, from the rim inwards. */
export const STAMP_CIRCLES: readonly { r: number; width: number }[] = [
  { r: 488, width: 10 },
  { r: 472, width: 3 },
  { r: 372, width: 3 },
  { r: 298, width: 5 },
];

/** The four plaited strands between the two inner circles. */
export const STAMP_PLAIT = multiply(
  path(ring(335, 22, 40)),
  doublingTurns(90 / 40, 2),
  'art-plait',
);

export const STAMP_TEXT_SIZE = 38;

/** Half a turn from the left to the right, over the middle or below it: both halves read upright. */
function halfTurn(id: string, radius: number, sweep: 0 | 1) {
  const path = `M-${radius} 0a${radius} ${radius} 0 0 ${sweep} ${2 * radius} 0`;
  // A gap of two letters at each end, where the halves meet.
  return {
    id,
    path,
    start: 2 * STAMP_TEXT_SIZE,
    length: Math.round(Math.PI * radius) - 4 * STAMP_TEXT_SIZE,
  };
}

/** The baselines of the words; letters below stand on the outer side of theirs. */
export const STAMP_TEXTS = [halfTurn('art-over', 411, 1), halfTurn('art-below', 439, 0)];
