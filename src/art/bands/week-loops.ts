import type { Drawing } from '../curves/drawing.ts';
import { type Plait, strand } from './bands.ts';

/** One loop of a chain, in view box units; it ends in a knot on both sides. */
export const LOOP_WIDTH = 100;
export const LOOP_HEIGHT = 160;

/** Its strands swell to 76 units and back to none, so loops can be counted. */
const LOOP: Plait = { mean: 38, swell: -38, waves: 1, strands: 6, pointsAWave: 12 };

/** One loop, without ink: x from 0 to LOOP_WIDTH, its middle at y = 0. */
export const loopDrawing: readonly Drawing[] = Array.from({ length: LOOP.strands }, (_, k) => ({
  tag: 'path',
  attributes: { d: strand(LOOP, LOOP_WIDTH, k) },
}));
