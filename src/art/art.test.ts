import { expect, test } from 'vitest';
import { svgMarkup } from './curves/drawing.ts';
import { ringPlaces } from './rosettes/coin-rings.ts';
import { type RosetteName, rosetteDrawing } from './rosettes/rosettes.ts';

const NAMES: readonly RosetteName[] = ['home', 'services', 'tutoring', 'payments', 'contact'];

function facts(coins: number, weeks: number[]) {
  return {
    site: { coins: Array.from({ length: coins }, () => '') },
    courses: weeks.map((each) => ({ weeks: each })),
  };
}

const markupOf = (name: RosetteName) =>
  rosetteDrawing(name, facts(5, [12, 10, 14, 8, 6, 10]))
    .map(svgMarkup)
    .join('');

test.each(NAMES)('the closed curves of the rosette of %s end where they begin', (name) => {
  const curves = [...markupOf(name).matchAll(/ d="M[^qz]*q([^"z]+)z"/g)];
  for (const [, steps = ''] of curves) {
    // The first step names its control point too: the curve goes on from its end.
    const [, , ...numbers] = (steps.match(/-?\d+/g) ?? []).map(Number);
    const sum = (axis: number) =>
      numbers.reduce((total, number, i) => total + (i % 2 === axis ? number : 0), 0);
    expect([sum(0), sum(1)]).toEqual([0, 0]);
  }
});

test.each(NAMES)('the ids of the rosette of %s begin with art- and differ', (name) => {
  const ids = [...markupOf(name).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.filter((id) => !id.startsWith('art-'))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([1, 2, 5, 12])('%i coins have a ring each, and no two share a place', (count) => {
  expect(rosetteDrawing('payments', facts(count, [8]))).toHaveLength(1 + count);
  const places = ringPlaces(count).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(count);
});
