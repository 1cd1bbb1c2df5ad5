import { expect, test } from 'vitest';
import { raisedPath, rulingPath } from './document-picture.ts';

/** Adds up the relative steps of a path of m, h and c commands, and returns every pen position. */
function penPositions(d: string): [number, number][] {
  const positions: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', values = ''] of d.matchAll(/([Mmhc])([^Mmhc]*)/g)) {
    const numbers = (values.match(/-?[\d.]+/g) ?? []).map(Number);
    const isAcross = command === 'h';
    const [stepX = 0, stepY = 0] = isAcross ? [numbers[0], 0] : numbers.slice(-2);
    [x, y] = command === 'M' ? [stepX, stepY] : [x + stepX, y + stepY];
    positions.push([x, y]);
  }
  return positions;
}

test('the ruling ends at the last line of the picture', () => {
  const positions = penPositions(rulingPath);
  expect(positions.at(-1)).toEqual([160, 205]);
  for (const [x, y] of positions) {
    expect([0, 160]).toContain(x);
    expect(y).toBeLessThan(207);
  }
});

test('the signs point to the left half way down, and end where they began', () => {
  const positions = penPositions(raisedPath);
  const leftmost = Math.min(...positions.map(([x]) => x));
  expect(leftmost).toBeCloseTo(10);
  expect(positions.find(([x]) => x === leftmost)?.[1]).toBe(105);
  expect(positions[0]).toEqual([56.5, 30]);
  expect(positions.at(-1)?.[0]).toBeCloseTo(56.5 + 58 + 38);
  expect(positions.at(-1)?.[1]).toBe(180);
});
