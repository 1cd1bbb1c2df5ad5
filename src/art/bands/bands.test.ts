import { expect, test } from 'vitest';
import { drawnLines } from '../../../tests/support/look/drawn-lines.ts';
import { BAND_HEIGHT, bandDrawing, bands } from './bands.ts';

const names = ['home', 'services', 'tutoring', 'payments', 'about', 'contact'] as const;

test.each(names)('the band of %s stays inside its tile and fills most of its swing', (name) => {
  const swing = Math.max(...bands[name].plaits.map(({ mean, swell }) => mean + Math.abs(swell)));
  const heights = drawnLines(bandDrawing(name))
    .flat()
    .map(([, y]) => Math.abs(y));
  expect(Math.max(...heights)).toBeLessThan(BAND_HEIGHT / 2);
  expect(Math.abs(Math.max(...heights) - swing)).toBeLessThan(3);
});

test.each(names)('the tiles of the band of %s join without a step', (name) => {
  const { width } = bands[name];
  const lines = drawnLines(bandDrawing(name)).flat();
  const atTheStart = crossings(lines, 0);
  const atTheEnd = crossings(lines, width);
  expect(atTheStart.length).toBeGreaterThan(0);
  expect(atTheEnd).toEqual(atTheStart);
});

/** The heights, in hundredths, where lines cross `x`, interpolated between neighboring points. */
function crossings(points: readonly (readonly [number, number])[], x: number): number[] {
  const heights = points.flatMap(([x1, y1], i) => {
    const [x0, y0] = points[i - 1] ?? [x1, y1];
    const isCrossing = Math.abs(x1 - x0) < 40 && Math.min(x0, x1) <= x && Math.max(x0, x1) >= x;
    return isCrossing && x1 !== x0 ? [y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)] : [];
  });
  return [...new Set(heights.map((height) => Math.round(height * 100)))].sort((a, b) => a - b);
}
