import { expect, test } from 'vitest';
import { pathPoints } from '../../../tests/support/look/drawn-lines.ts';
import { PICTURE_VIEW_BOX } from './document-picture.ts';
import { secondMark } from './ultraviolet.ts';

const [, , WIDTH = 0] = PICTURE_VIEW_BOX.split(' ').map(Number);

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  'the second mark of %i courses is two closed strands inside the picture',
  (courses) => {
    const strands = secondMark(courses).match(/M[^M]+/g) ?? [];
    expect(strands).toHaveLength(2);
    for (const strand of strands) {
      const points = pathPoints(strand);
      expect(points.at(-1)).toEqual(points[0]);
      for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThan(WIDTH / 2);
    }
  },
);

test('the second mark has a wave for each course', () => {
  const [strand = ''] = secondMark(6).match(/M[^M]+/g) ?? [];
  const reach = pathPoints(strand).map(([x, y]) => Math.hypot(x, y));
  const crossings = reach.filter((each, i) => each >= 58 && (reach.at(i - 1) ?? 0) < 58);
  expect(crossings).toHaveLength(6);
});
