import { expect, test } from 'vitest';
import { toSvg } from './curves/drawing.ts';
import { LAST_BAY, passageArches } from './emblems/passage.ts';
import { coinRing, ringCenters } from './rosettes/coin-rings.ts';
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

const markupOf = (name: RosetteName) =>
  rosettes[name](contentWith(COINS, [12, 10, 14, 8, 6, 10]))
    .map(toSvg)
    .join('');

/** Where each curve of a rosette begins, and where it ends. */
function endsOf(name: RosetteName) {
  return [...markupOf(name).matchAll(/ d="M([^qaz"]*)q([^"z]+)z?"/g)].map(([, from, steps]) => {
    const numbersIn = (data = '') => (data.match(/-?\d+/g) ?? []).map(Number);
    const start = numbersIn(from);
    // The first step names its control point too: the curve goes on from its end.
    const [, , ...numbers] = numbersIn(steps);
    const end = start.map((coordinate, axis) =>
      numbers.reduce((sum, number, i) => sum + (i % 2 === axis ? number : 0), coordinate),
    );
    return { start, end };
  });
}

test.each(NAMES)('the curves of the rosette of %s meet', (name) => {
  const curves = endsOf(name);
  expect(curves.length).toBeGreaterThan(0);
  // The parts of Payments are turned round the center, one for each coin.
  const turn = name === 'payments' ? (2 * Math.PI) / COINS : 0;
  for (const { start, end } of curves) {
    const [x = 0, y = 0] = start;
    const next = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    for (const axis of [0, 1])
      expect(Math.abs((next[axis] ?? 0) - (end[axis] ?? 0))).toBeLessThan(2);
    if (turn === 0) expect(end).toEqual(start);
  }
});

test.each([1, 2, 5, 12])('%i coins have a ring each, and no two share a center', (count) => {
  expect(rosettes.payments(contentWith(count, [8]))).toHaveLength(1 + count);
  const centers = ringCenters(count).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(centers).size).toBe(count);
});

test.each([2, 5, 8])('each ring of %i coins has a hole for a code of five letters', (count) => {
  const ring = toSvg(coinRing(count));
  // An ellipse begins where it is nearest to the middle of its ring.
  const nearest = Number(/ d="M(-?\d+)/.exec(ring)?.[1]);
  const scale = Number(/scale\((.*?)\)/.exec(ring)?.[1]);
  expect(Math.abs(nearest) * scale).toBeGreaterThan(59);
});

test('the names of petals go round clockwise from the top, and grow away from the rose', () => {
  const labels = petalLabels(contentWith(1, [12, 10, 14, 8, 6, 10]).courses);
  for (const [index, { x, y, anchor }] of labels.entries()) {
    expect((Math.atan2(-x, y) / Math.PI + 1) * 3).toBeCloseTo(index, 1);
    expect(anchor).toBe(['end', 'middle', 'start'][Math.sign(x) + 1]);
  }
});

test('a petal is as long as its course', () => {
  const reachOf = (weeks: number[]) => {
    const outline = / d="(M[^"]*q[^"]*)"/.exec(
      toSvg(courseRose(contentWith(1, weeks).courses)),
    )?.[1];
    const [x = 0, y = 0, ...steps] = (outline?.match(/-?\d+/g) ?? []).map(Number);
    const rest = steps.slice(2);
    // Its first point is a hollow, and half way round the outline of two courses begins the second.
    let [right, top] = [x, y];
    const tips = [0, 0];
    for (let i = 0; i < rest.length; i += 2) {
      right += rest[i] ?? 0;
      top += rest[i + 1] ?? 0;
      const petal = top < 0 ? 0 : 1;
      tips[petal] = Math.max(tips[petal] ?? 0, Math.hypot(right, top));
    }
    return (tips[1] ?? 0) / (tips[0] ?? 1);
  };
  expect(reachOf([12, 6])).toBeCloseTo(0.5, 1);
  expect(reachOf([8, 8])).toBeCloseTo(1, 1);
});

test('the light of the passage is one bay behind its arches', () => {
  const scales = toSvg(passageArches()).matchAll(/scale\((.*?)\)/g);
  const [one = 0, ...others] = [...scales].map(([, scale]) => Number(scale));
  const last = others.reduce((size, scale) => size * scale, one);
  expect(LAST_BAY).toBeCloseTo(one * last, 3);
});
