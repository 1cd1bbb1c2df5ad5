/**
 * Formats a number in the fewest characters SVG accepts: at most `decimals` places, no zero before
 * the decimal point.
 */
export function shortNumber(value: number, decimals = 3): string {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');
}

/** Joins numbers; a minus sign separates two of them as well as a space does. */
export function joinNumbers(values: readonly number[], decimals?: number): string {
  return values
    .map((value) => shortNumber(value, decimals))
    .join(' ')
    .replaceAll(' -', '-');
}

/** Path data of a circle around the origin, from its top. */
export function circle(radius: number): string {
  return `M0-${radius}a${radius} ${radius} 0 1 0 1 0z`;
}

/**
 * Path data of `count` ellipses with half axes `rx` and `ry`, their centers `offset` from the origin,
 * each turned `angle` degrees further around it. Several share a path because each element costs
 * style and paint (8 ms for Payments' 160 ellipses).
 */
export function ellipses(
  offset: number,
  rx: number,
  ry: number,
  angle: number,
  count: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const cos = Math.cos((i * angle * Math.PI) / 180);
    const sin = Math.sin((i * angle * Math.PI) / 180);
    const start = [Math.round((offset - rx) * cos), Math.round((offset - rx) * sin)];
    const across = [Math.round(2 * rx * cos), Math.round(2 * rx * sin)];
    const back = across.map((step) => -step);
    // Two halves. SVG scales up radii that are too small for the chord, so their ratio is enough.
    const arc = [Number((rx / ry).toFixed(1)), 1, i * angle, 0, 0];
    return `M${joinNumbers(start)}a${joinNumbers([...arc, ...across, ...arc, ...back])}`;
  }).join('');
}

export type Point = readonly [x: number, y: number];

/** Added before rounding, so that floating-point noise does not change the result. */
const NUDGE = 1e-6;

/**
 * Path data of a smooth curve, a quadratic B-spline, which costs two numbers per point (`q`, then `t`).
 * It goes from the middle between the first two control points to that between the last two. These are
 * rounded to even numbers, so the ends of its pieces are integers and relative coordinates don't drift.
 */
export function spline(points: readonly Point[]): string {
  const controls = points.map(([x, y]): Point => [evenNumber(x), evenNumber(y)]);
  const ends = pairs(controls).map(([[x1, y1], [x2, y2]]): Point => [(x1 + x2) / 2, (y1 + y2) / 2]);
  const [[x, y] = [0, 0]] = ends;
  const [, [controlX, controlY] = [0, 0]] = controls;
  const [first = [], ...rest] = pairs(ends).map(([[x1, y1], [x2, y2]]) => [x2 - x1, y2 - y1]);
  const opening = joinNumbers([controlX - x, controlY - y, ...first]);
  return `M${joinNumbers([x, y])}q${opening}t${joinNumbers(rest.flat())}`;
}

/**
 * How far control points of a wave must reach for its curve to reach 1: a quadratic B-spline passes its
 * control point c at (previous + 6c + next) / 8.
 */
export function waveReach(pointsPerWave: number): number {
  return 4 / (3 + Math.cos((2 * Math.PI) / pointsPerWave));
}

interface RingShape {
  /** How much the swing varies, as a share of itself, and how often around the ring. */
  swellBy?: number;
  swells?: number;
  /** 2: each wave has its crest and its trough. */
  pointsPerWave?: number;
  /** Draws only one of so many equal segments; turned copies complete the ring. */
  segments?: number;
}

/**
 * Path data of a wavy ring around the origin, as engraving machines draw it: ρ(θ) = radius + swing
 * · cos(waves · θ) · (1 + swellBy · cos(swells · θ)), θ clockwise from the top.
 */
export function ring(
  radius: number,
  swing: number,
  waves: number,
  { swellBy = 0, swells = 0, pointsPerWave = 2, segments = 1 }: RingShape = {},
): string {
  const count = waves * pointsPerWave;
  const reach = swing * waveReach(pointsPerWave);
  return spline(
    Array.from({ length: count / segments + 2 }, (_, i): Point => {
      const angle = (2 * Math.PI * (i - 1)) / count;
      const wave = Math.cos(waves * angle) * (1 + swellBy * Math.cos(swells * angle));
      const distance = radius + reach * wave;
      return [distance * Math.sin(angle), -distance * Math.cos(angle)];
    }),
  );
}

function evenNumber(value: number): number {
  return 2 * Math.round(value / 2 + NUDGE);
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((each, i) => {
    const next = list[i + 1];
    return next === undefined ? [] : [[each, next]];
  });
}
