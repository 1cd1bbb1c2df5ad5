import { expect, test } from 'vitest';
import { PAGE_NAMES as names, type PageName, pages } from '#pages.ts';
import { drawnLines, pathPoints } from '../../../tests/support/look/drawn-lines.ts';
import { svgMarkup } from '../curves/drawing.ts';
import { ringPlaces } from './coin-rings.ts';
import { courseRose, petalTips } from './course-rose.ts';
import { rosetteDrawing, rosetteGroup } from './rosettes.ts';

/** Half of ROSETTE_VIEW_BOX. */
const ROSETTE_RADIUS = 500;
const HALF_A_LINE = 0.4;
/** The five coins and six courses of the specification. */
const FACTS = {
  site: { coins: ['BTC', 'ETH', 'USDT', 'USDC', 'BNB'] },
  courses: [12, 10, 14, 8, 6, 10].map((weeks) => ({ weeks })),
};

/** Copies of a star (16 and 8 mirrored; on Payments 8 and 4, each in five parts), a rope (4) and the center. */
const copies: Record<PageName, number> = {
  home: 4 + 24 + 16,
  notFound: 4 + 24 + 16,
  privacy: 4 + 24 + 16,
  terms: 4 + 24 + 16,
  services: 4 + 24 + 2 * 16,
  tutoring: 4 + 12 + 2 * 16,
  payments: 5 * (4 + 12 + 8),
  about: 4 + 24 + 24,
  contact: 4 + 24 + 8 + 4 + 16,
};

test.each(names)('the rosette of %s stays inside its picture and nearly fills it', (name) => {
  const reach = drawnLines(rosetteDrawing(name, FACTS))
    .flat()
    .map(([x, y]) => Math.hypot(x, y));
  expect(Math.max(...reach)).toBeLessThanOrEqual(ROSETTE_RADIUS - HALF_A_LINE);
  expect(Math.max(...reach)).toBeGreaterThan(490);
});

test.each(names)('the curves of the rosette of %s end where they or their copies begin', (name) => {
  const paths = [...svgMarkup(rosetteGroup(name, FACTS)).matchAll(/ d="([^"]+)"/g)];
  const curves = paths.flatMap(([, d = '']) => d.match(/M[^M]+/g) ?? []);
  expect(curves.length).toBeGreaterThanOrEqual(3);
  for (const curve of curves) {
    const points = pathPoints(curve);
    const [start, end] = [points[0], points.at(-1)];
    // A part of a ring; its copies complete it.
    const isOpen = curve.includes('q') && !curve.endsWith('z');
    if (isOpen) expect(distance(turned(start, 360 / 5), end)).toBeLessThan(2);
    else expect(end).toEqual(start);
  }
});

type Place = readonly [x: number, y: number];

function turned([x, y]: Place = [0, 0], degrees: number): Place {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

function distance([x, y]: Place, other: Place = [0, 0]): number {
  return Math.hypot(x - other[0], y - other[1]);
}

test.each(names)('every copy of the rosette of %s is drawn', (name) => {
  expect(drawnLines(rosetteDrawing(name, FACTS))).toHaveLength(copies[name]);
});

test('each page in the menu has its own rosette', () => {
  const listed = names.filter((name) => !pages[name].isUnlisted && !pages[name].isOptional);
  expect(new Set(listed.map((name) => svgMarkup(rosetteGroup(name, FACTS)))).size).toBe(
    listed.length,
  );
});

test('no two elements of a rosette share an id', () => {
  for (const name of names) {
    const ids = [...svgMarkup(rosetteGroup(name, FACTS)).matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const COUNTS = Array.from({ length: 12 }, (_, i) => i + 1);

function factsOf(count: number) {
  return {
    site: { coins: Array.from({ length: count }, () => '') },
    courses: Array.from({ length: count }, (_, i) => ({ weeks: 4 + ((i * 5) % 11) })),
  };
}

test.each(COUNTS)('%i coins and courses are drawn inside the picture', (count) => {
  for (const name of ['payments', 'tutoring'] as const) {
    const reach = drawnLines(rosetteDrawing(name, factsOf(count)))
      .flat()
      .map(([x, y]) => Math.hypot(x, y));
    expect(Math.max(...reach)).toBeLessThanOrEqual(ROSETTE_RADIUS - HALF_A_LINE);
  }
});

test.each(COUNTS)('%i coins have a ring each, and no two share a place', (count) => {
  const places = ringPlaces(count).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(count);
});

test('a petal is as long as its course', () => {
  const reach = (weeks: number) => {
    const lines = drawnLines([courseRose([{ weeks: 14 }, { weeks }, { weeks: 14 }])]);
    // The second petal points to a third of the circle, clockwise from the top.
    const [x, y] = [Math.sin((2 * Math.PI) / 3), -Math.cos((2 * Math.PI) / 3)];
    const outline = lines[0] ?? [];
    return Math.max(...outline.map((point) => point[0] * x + point[1] * y));
  };
  expect(reach(7) / reach(14)).toBeCloseTo(0.5, 1);
});

test('the codes of the courses are spaced evenly around the rose, clockwise from the top', () => {
  // Adding 0 turns -0 into a plain 0.
  const tips = petalTips(4).map((tip) => tip.map((unit) => Math.round(unit) + 0));
  const radius = -(tips[0]?.[1] ?? 0);
  expect(radius).toBeGreaterThan(336);
  expect(tips).toEqual([
    [0, -radius],
    [radius, 0],
    [0, radius],
    [-radius, 0],
  ]);
});
