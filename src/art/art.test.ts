import { expect, test } from 'vitest';
import type { Drawing } from './curves/drawing.ts';
import type { Point } from './curves/path-data.ts';
import { coinRing } from './rosettes/coin-rings.ts';
import { courseRose, petalLabels } from './rosettes/course-rose.ts';
import { type RosetteName, rosettes } from './rosettes/rosettes.ts';

const NAMES: readonly RosetteName[] = ['home', 'services', 'tutoring', 'payments', 'contact'];
const COINS = 5;

function contentWith(coins: number, weeks: number[]) {
  return {
    site: { coins: Array.from({ length: coins }, () => '') },
    courses: weeks.map((each) => ({ weeks: each })),
  };
}

function toSvg({ tag, attributes, children = [] }: Drawing): string {
  const attributeList = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${attributeList.join('')}>${children.map(toSvg).join('')}</${tag}>`;
}

/** The points of each curve: its start, and, after the control point of its first step, the end of each step. */
function curvesIn(drawing: Drawing): Point[][] {
  return [...toSvg(drawing).matchAll(/ d="M([^qaz"]*)q([^"z]+)/g)].map(([, start, steps]) => {
    const numbersIn = (data = '') => (data.match(/-?\d+/g) ?? []).map(Number);
    let [x = 0, y = 0] = numbersIn(start);
    const points: Point[] = [[x, y]];
    const [, , ...ends] = numbersIn(steps);
    for (let i = 0; i < ends.length; i += 2) {
      x += ends[i] ?? 0;
      y += ends[i + 1] ?? 0;
      points.push([x, y]);
    }
    return points;
  });
}

test.each(NAMES)('the curves of the rosette of %s meet', (name) => {
  const drawings = rosettes[name](contentWith(COINS, [12, 10, 14, 8, 6, 10]));
  const curves = drawings.flatMap(curvesIn);
  expect(curves.length).toBeGreaterThan(0);
  // The parts of Payments are turned round the center, one for each coin.
  const turn = name === 'payments' ? (2 * Math.PI) / COINS : 0;
  for (const points of curves) {
    const [[x, y] = [0, 0]] = points;
    const [toX, toY] = points.at(-1) ?? [0, 0];
    const nextX = x * Math.cos(turn) - y * Math.sin(turn);
    const nextY = x * Math.sin(turn) + y * Math.cos(turn);
    expect(Math.hypot(nextX - toX, nextY - toY)).toBeLessThan(turn === 0 ? 0.5 : 2.5);
  }
});

test.each([2, 5, 8])('each ring of %i coins has a hole for a code of five letters', (count) => {
  const ring = toSvg(coinRing(count));
  // An ellipse begins where it is nearest to the middle of its ring.
  const nearest = Number(/ d="M(-?\d+)/.exec(ring)?.[1]);
  const scale = Number(/scale\((.*?)\)/.exec(ring)?.[1]);
  expect(Math.abs(nearest) * scale).toBeGreaterThan(59);
});

test.each([[[12, 10, 14, 8, 6, 10]], [[6, 14]], [[5, 6, 7, 15, 9, 10, 11, 12]]])(
  'petals of %j weeks are named clockwise from the top, outside, at the end of a line',
  (weeks) => {
    const labels = petalLabels(contentWith(1, weeks).courses);
    for (const [index, { tip, leader, x, y, anchor }] of labels.entries()) {
      const [tipX, tipY] = tip;
      const turn = (Math.atan2(-tipX, tipY) / Math.PI + 1) / 2;
      expect(turn).toBeCloseTo(index / weeks.length, 1);
      const [fromX = 0, fromY = 0] = (leader.match(/-?\d+/g) ?? []).map(Number);
      expect(Math.hypot(fromX - tipX, fromY - tipY)).toBeLessThan(9);
      expect(Math.hypot(x, y)).toBeGreaterThan(Math.hypot(tipX, tipY));
      expect(anchor).toBe(['end', 'middle', 'start'][Math.sign(x) + 1]);
    }
  },
);

test.each([
  [[12, 6], 0.5],
  [[8, 8], 1],
])('petals of %j weeks are as long as their courses', (weeks, share) => {
  const [outline = []] = curvesIn(courseRose(contentWith(1, weeks).courses));
  const reachOf = (points: Point[]) => Math.max(...points.map(([x, y]) => Math.hypot(x, y)));
  // The first of two petals is above the middle, the other one below.
  const first = reachOf(outline.filter(([, y]) => y < 0));
  const second = reachOf(outline.filter(([, y]) => y > 0));
  expect(second / first).toBeCloseTo(share, 1);
});
