import { expect, test } from 'vitest';
import { svgMarkup } from '#art/drawing.ts';
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

test('every bay stands inside the one before it, down to a small opening', () => {
  const markup = svgMarkup(passageArches());
  const scales = [...markup.matchAll(/scale\((\.\d+)\)/g)].map(([, scale]) => Number(scale));
  const opening = scales.reduce((size, scale) => size * scale, 1);
  expect(Math.max(...scales)).toBeLessThan(1);
  expect(opening).toBeGreaterThan(0.05);
  expect(opening).toBeLessThan(0.2);
});
