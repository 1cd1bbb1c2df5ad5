import { turns } from '../curves/doubling.ts';
import { ring } from '../curves/ring.ts';

export const STAMP_VIEW_BOX = '-500 -500 1000 1000';

/** Radius and line width of each circle, from the rim inwards. */
export const STAMP_CIRCLES: readonly { r: number; width: number }[] = [
  { r: 488, width: 10 },
  { r: 472, width: 3 },
  { r: 372, width: 3 },
  { r: 298, width: 5 },
];

/** One of the four plaited strands between the two inner circles. */
export const STAMP_STRAND = ring(335, 22, 40);
export const STAMP_DOUBLINGS = turns(90 / 40, 2);

/** The baseline of the words, clockwise from the left. */
const TEXT_RADIUS = 411;
export const STAMP_TEXT_PATH = `M-${TEXT_RADIUS} 0a${TEXT_RADIUS} ${TEXT_RADIUS} 0 1 1 0 1z`;
export const STAMP_TEXT_SIZE = 40;
/** The full circle minus the gap between its last and first letter: about half a letter's height. */
export const STAMP_TEXT_LENGTH = Math.round(2 * Math.PI * TEXT_RADIUS - STAMP_TEXT_SIZE / 2);
