import { expect, test } from 'vitest';
import { svgMarkup } from '#art/curves/drawing.ts';
import { floorPath, PASSAGE_VIEW_BOX, passageArches } from './passage.ts';

test('the passage stays within its picture, lines included', () => {
  const [left = 0, top = 0, width = 0, height = 0] = PASSAGE_VIEW_BOX.split(' ').map(Number);
  for (const [, x, y] of floorPath().matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThan(left);
    expect(Number(x)).toBeLessThan(left + width);
    expect(Number(y)).toBeGreaterThan(top);
    expect(Number(y)).toBeLessThan(top + height);
  }
});

test('the floor reaches from wall to wall, its boards equally wide', () => {
  const xs = [...floorPath().matchAll(/L(-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect([xs.at(0), xs.at(-1)]).toEqual([-150, 150]);
  const widths = xs.slice(1).map((x, board) => x - (xs[board] ?? 0));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.3);
});

test('every bay is inside the one before it, down to a small opening', () => {
  const markup = svgMarkup(passageArches());
  const scales = [...markup.matchAll(/scale\((\.\d+)\)/g)].map(([, scale]) => Number(scale));
  const opening = scales.reduce((size, scale) => size * scale, 1);
  expect(Math.max(...scales)).toBeLessThan(1);
  expect(opening).toBeGreaterThan(0.05);
  expect(opening).toBeLessThan(0.2);
});
