import { expect, test } from 'vitest';
import { drawnLines } from '../../../tests/support/look/drawn-lines.ts';
import { LOOP_HEIGHT, LOOP_WIDTH, loopDrawing, weekBandWidth } from './week-loops.ts';

const lines = drawnLines(loopDrawing);

/** How far the strands spread at a place along the loop. */
function spreadNear(place: number): number {
  const near = lines.flat().filter(([x]) => Math.abs(x - place) < 3);
  return Math.max(...near.map(([, y]) => Math.abs(y)));
}

test('a loop is widest in its middle and knotted at both ends', () => {
  expect(spreadNear(LOOP_WIDTH / 2)).toBeGreaterThan(60);
  expect(spreadNear(0)).toBeLessThan(8);
  expect(spreadNear(LOOP_WIDTH)).toBeLessThan(8);
});

test('a loop stays inside its tile', () => {
  for (const [, y] of lines.flat()) expect(Math.abs(y)).toBeLessThan(LOOP_HEIGHT / 2);
});

test('the longest course fills the band, unless all are short', () => {
  expect(weekBandWidth([{ weeks: 6 }, { weeks: 14 }])).toBe(14 * LOOP_WIDTH);
  expect(weekBandWidth([{ weeks: 1 }])).toBeGreaterThan(LOOP_WIDTH);
});
