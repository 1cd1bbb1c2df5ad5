/** The lines of a drawing with all transforms applied, for the tests of the patterns. */
import type { Drawing } from '#art/curves/drawing.ts';
import type { Point } from '#art/curves/spline.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const SAMPLES = 8;

/** Points along every copy of every path, one list per path, with all transforms applied. */
export function drawnLines(drawings: readonly Drawing[]): Point[][] {
  const byId = new Map<string, Drawing>();
  for (const drawing of drawings) collectIds(drawing, byId);
  return drawings.flatMap((drawing) => lines(drawing, IDENTITY, byId));
}

function collectIds(drawing: Drawing, byId: Map<string, Drawing>): void {
  const { id } = drawing.attributes;
  if (id !== undefined) byId.set(String(id), drawing);
  for (const child of drawing.children ?? []) collectIds(child, byId);
}

/** @throws RangeError when a copy refers to nothing. */
function lines(drawing: Drawing, outer: Matrix, byId: Map<string, Drawing>): Point[][] {
  const { tag, attributes, children = [] } = drawing;
  const matrix = product(outer, matrixOf(String(attributes.transform ?? '')));
  if (tag === 'path') return [pathPoints(String(attributes.d)).map((at) => moved(at, matrix))];
  if (tag === 'g') return children.flatMap((child) => lines(child, matrix, byId));
  const target = byId.get(String(attributes.href).slice(1));
  if (!target) throw new RangeError(`${attributes.href} refers to nothing.`);
  return lines(target, matrix, byId);
}

function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name = '', values = '']) => singleMatrix(name, values.split(' ').map(Number)))
    .reduce(product, IDENTITY);
}

function singleMatrix(name: string, [first = 0, x = 0, y = 0, ...rest]: number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, first, x];
  if (name === 'scale') return [first, 0, 0, rest.length ? y : x || first, 0, 0];
  if (name !== 'rotate') throw new RangeError(`A transform that no pattern uses: ${name}`);
  const cos = Math.cos((first * Math.PI) / 180);
  const sin = Math.sin((first * Math.PI) / 180);
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

function product(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function moved([x, y]: Point, m: Matrix): Point {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** Points along path data of M, q, t and half ellipses (a), the only commands the patterns use. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let control: Point = at;
  const curveTo = (next: Point, end: Point) => {
    points.push(...parabola(at, next, end));
    control = next;
    at = end;
  };
  for (const [, command = '', values = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (values.match(/-?[\d.]+/g) ?? []).map(Number);
    for (const part of parts(numbers, NUMBERS_OF[command] ?? 0)) {
      const [first = 0, second = 0] = part;
      const [x = 0, y = 0] = part.slice(-2);
      const end: Point = [at[0] + x, at[1] + y];
      if (command === 'M') {
        points.push([x, y]);
        at = [x, y];
      } else if (command === 'q') curveTo([at[0] + first, at[1] + second], end);
      else if (command === 't') curveTo([2 * at[0] - control[0], 2 * at[1] - control[1]], end);
      else {
        points.push(...halfEllipse(at, end, second / first, part[2] ?? 0));
        at = end;
      }
    }
  }
  return points;
}

/** How many numbers one step of a command takes; the end is always the last two. */
const NUMBERS_OF: Readonly<Record<string, number>> = { M: 2, q: 4, t: 2, a: 7 };

function parts(numbers: readonly number[], length: number): number[][] {
  return length === 0
    ? []
    : Array.from({ length: numbers.length / length }, (_, i) =>
        numbers.slice(i * length, (i + 1) * length),
      );
}

function parabola(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: SAMPLES }, (_, i) => {
    const t = (i + 1) / SAMPLES;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
}

function halfEllipse(from: Point, to: Point, ratio: number, degrees: number): Point[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const turn = (degrees * Math.PI) / 180;
  const start = Math.atan2(from[1] - middle[1], from[0] - middle[0]) - turn;
  const bow = Array.from({ length: SAMPLES - 1 }, (_, i): Point => {
    const angle = start - (Math.PI * (i + 1)) / SAMPLES;
    const [x, y] = [reach * Math.cos(angle), reach * ratio * Math.sin(angle)];
    return [
      middle[0] + x * Math.cos(turn) - y * Math.sin(turn),
      middle[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  });
  return [...bow, to];
}
