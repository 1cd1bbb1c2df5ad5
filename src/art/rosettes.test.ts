import { expect, test } from 'vitest';
import { svgMarkup } from './drawing.ts';
import { laidLines, pathPoints } from './laid-lines.ts';
import { type PatternName, ROSETTE_RADIUS, rosetteDrawing, rosetteGroup } from './rosettes.ts';

const HALF_A_LINE = 0.4;
const names = ['home', 'services', 'tutoring', 'payments', 'about', 'contact'] as const;

/** A star's copies (16 and their 8 images, on Payments 8 and 4), a rope of 4, and the middle. */
const copies: Record<PatternName, number> = {
  home: 4 + 24 + 16,
  services: 4 + 24 + 2 * 16,
  tutoring: 4 + 24 + 24,
  payments: 4 + 12 + 5 * 8,
  about: 4 + 24 + 24,
  contact: 4 + 24 + 8 + 4 + 16,
};

test.each(names)('the rosette of %s stays inside its picture and nearly fills it', (name) => {
  const reach = laidLines(rosetteDrawing(name))
    .flat()
    .map(([x, y]) => Math.hypot(x, y));
  expect(Math.max(...reach)).toBeLessThanOrEqual(ROSETTE_RADIUS - HALF_A_LINE);
  expect(Math.max(...reach)).toBeGreaterThan(490);
});

test.each(names)('the rosette of %s consists of closed curves only', (name) => {
  const paths = [...svgMarkup(rosetteGroup(name)).matchAll(/ d="([^"]+)"/g)];
  const curves = paths.flatMap(([, d = '']) => d.match(/M[^M]+/g) ?? []);
  expect(curves.length).toBeGreaterThanOrEqual(3);
  for (const curve of curves) {
    const points = pathPoints(curve);
    expect(points.at(-1)).toEqual(points[0]);
  }
});

test.each(names)('every copy of the rosette of %s is laid', (name) => {
  expect(laidLines(rosetteDrawing(name))).toHaveLength(copies[name]);
});

test('each page has a rosette of its own', () => {
  expect(new Set(names.map((name) => svgMarkup(rosetteGroup(name)))).size).toBe(names.length);
});

test('the same rosette is drawn the same each time', () => {
  expect(svgMarkup(rosetteGroup('home'))).toBe(svgMarkup(rosetteGroup('home')));
});

test('no two elements of a rosette share an id', () => {
  for (const name of names) {
    const ids = [...svgMarkup(rosetteGroup(name)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
