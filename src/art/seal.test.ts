import { expect, test } from 'vitest';
import { sealPath } from './seal.ts';

test.each([3, 4, 5, 6, 7, 8])(
  'a seal of %i circles has them all, evenly about its middle',
  (circles) => {
    const starts = [...sealPath(circles).matchAll(/M(-?\d+)[ ]?(-?\d+)a/g)];
    expect(starts).toHaveLength(circles);
    const middles = starts.map(([, x, y]) => [Number(x) - 115, Number(y)] as const);
    for (const [x, y] of middles) expect(Math.abs(Math.hypot(x, y) - 85)).toBeLessThan(1);
    expect(Math.abs(middles.reduce((sum, [x]) => sum + x, 0))).toBeLessThan(circles);
    expect(Math.abs(middles.reduce((sum, [, y]) => sum + y, 0))).toBeLessThan(circles);
  },
);
