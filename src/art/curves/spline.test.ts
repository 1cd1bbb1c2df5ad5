import { expect, test } from 'vitest';
import { pathPoints } from '../../../tests/support/look/drawn-lines.ts';
import { ring } from './ring.ts';
import { closedSpline, type Point, tileSpline } from './spline.ts';

const hexagon = Array.from({ length: 6 }, (_, i): Point => {
  const angle = (i * Math.PI) / 3;
  return [300.4 * Math.cos(angle), 300.4 * Math.sin(angle)];
});

function distanceTo(point: Point, curve: readonly Point[]): number {
  return Math.min(...curve.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
}

test('a closed curve ends where it began, in place and in direction', () => {
  const curve = pathPoints(closedSpline(hexagon));
  const [start, next] = curve;
  expect(curve.at(-1)).toEqual(start);
  const leaving = Math.atan2(
    (next?.[1] ?? 0) - (start?.[1] ?? 0),
    (next?.[0] ?? 0) - (start?.[0] ?? 0),
  );
  const last = curve.at(-2);
  const arriving = Math.atan2(
    (start?.[1] ?? 0) - (last?.[1] ?? 0),
    (start?.[0] ?? 0) - (last?.[0] ?? 0),
  );
  expect(Math.abs(leaving - arriving)).toBeLessThan(0.2);
});

test('a curve passes within two units of every point it was given', () => {
  const curve = pathPoints(closedSpline(hexagon));
  for (const point of hexagon) expect(distanceTo(point, curve)).toBeLessThan(2);
});

test('a ring of hundreds of waves does not drift', () => {
  const d = ring(450, 20, 300);
  expect(pathPoints(d).at(-1)).toEqual(pathPoints(d)[0]);
});

test('a tile covers its whole width, and the next tile continues where it ends', () => {
  const curve = pathPoints(
    tileSpline(
      [
        [10, 20],
        [55, -20],
        [100, 8],
      ],
      120,
    ),
  );
  const [start] = curve;
  expect(start?.[0]).toBeLessThanOrEqual(0);
  expect(curve.at(-1)?.[0]).toBeGreaterThanOrEqual(120);
  const again = curve.filter(([x]) => x >= 120).map(([x, y]): Point => [x - 120, y]);
  for (const point of again) expect(distanceTo(point, curve)).toBe(0);
});

test('path data contains only whole numbers, and no space before a minus sign', () => {
  expect(ring(400, 70, 16, 0.25, 8)).toMatch(/^M[-\d ]+q[-\d ]+t[-\d ]+z$/);
  expect(ring(400, 70, 16, 0.25, 8)).not.toMatch(/ -|\./);
});
