import { joinNumbers } from './path-data.ts';

export type Point = readonly [x: number, y: number];

/** A closed curve. */
const CLOSED: Point = [0, 0];

/**
 * Rounds of relaxation. Each leaves about a quarter of the error, so 12 leave less than 1e-4 of a
 * unit.
 */
const ROUNDS = 12;

/** Nudges a coordinate off a rounding edge, so that floating-point noise can't flip it. */
const NUDGE = 1e-6;

/**
 * Path data of the closed smooth curve through `points`, within one unit: a quadratic B-spline, which
 * costs two numbers per point (`q`, then `t`). Control points are rounded to even numbers, so the
 * knots between them are integers: relative coordinates don't drift, and the end meets the start.
 */
export function closedSpline(points: readonly Point[]): string {
  return `${splinePart(points, 1)}z`;
}

/** The first of `parts` equal parts of the closed curve, open. */
export function splinePart(points: readonly Point[], parts: number): string {
  return pathFrom(controlPoints(points, CLOSED), CLOSED, 0, points.length / parts);
}

/**
 * Path data of a smooth curve that repeats every `width` units, drawn over one tile: from x = 0 or
 * just before it to `width` or just beyond. `points` are one period, by increasing x.
 */
export function tileSpline(points: readonly Point[], width: number): string {
  const period: Point = [width, 0];
  const controls = controlPoints(points, period);
  let first = 0;
  while (knot(controls, first, period)[0] > 0) first--;
  while (knot(controls, first + 1, period)[0] <= 0) first++;
  const reachesEdge = knot(controls, first, period)[0] === 0;
  return pathFrom(controls, period, first, points.length + (reachesEdge ? 0 : 1));
}

/** A quadratic B-spline passes its control point c at (previous + 6c + next) / 8. */
function controlPoints(points: readonly Point[], period: Point): Point[] {
  let controls: Point[] = [...points];
  for (let round = 0; round < ROUNDS; round++) {
    const previous = controls;
    controls = points.map((point, i) => relaxed(previous, i, point, period));
  }
  return controls.map(([x, y]) => [evenNumber(x), evenNumber(y)]);
}

function relaxed(controls: readonly Point[], i: number, target: Point, period: Point): Point {
  const before = repeated(controls, i - 1, period);
  const after = repeated(controls, i + 1, period);
  return [(8 * target[0] - before[0] - after[0]) / 6, (8 * target[1] - before[1] - after[1]) / 6];
}

function evenNumber(value: number): number {
  return 2 * Math.round(value / 2 + NUDGE);
}

/**
 * The point at `index` in a sequence that continues beyond both ends, shifted by `period` each
 * time.
 */
function repeated(points: readonly Point[], index: number, period: Point): Point {
  const turn = Math.floor(index / points.length);
  const point = points[index - turn * points.length];
  if (!point) throw new RangeError('A curve needs at least one point.');
  return [point[0] + turn * period[0], point[1] + turn * period[1]];
}

/** Where the curve enters the segment of control point `index`. */
function knot(controls: readonly Point[], index: number, period: Point): Point {
  const before = repeated(controls, index - 1, period);
  const at = repeated(controls, index, period);
  return [(before[0] + at[0]) / 2, (before[1] + at[1]) / 2];
}

function pathFrom(
  controls: readonly Point[],
  period: Point,
  first: number,
  pieces: number,
): string {
  const start = knot(controls, first, period);
  const control = repeated(controls, first, period);
  const steps = Array.from({ length: pieces }, (_, i) =>
    step(knot(controls, first + i, period), knot(controls, first + i + 1, period)),
  );
  const [opening, ...rest] = steps;
  const curve = joinNumbers([...step(start, control), ...(opening ?? [])]);
  return `M${joinNumbers(start)}q${curve}t${joinNumbers(rest.flat())}`;
}

function step(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]];
}
