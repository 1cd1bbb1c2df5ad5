import { type Point, spline, waveReach } from './spline.ts';

interface RingShape {
  /** Every second, third … wave swings less than those between. */
  beat?: number;
  beats?: number;
  /** 2 gives each wave its crest and its trough. */
  pointsAWave?: number;
  /** Only the first of so many equal parts; copies turned round the center complete it. */
  parts?: number;
}

/**
 * Path data of a wavy ring around the origin, as engraving machines draw it: ρ(θ) = radius + swing
 * · cos(waves · θ) · (1 + beat · cos(beats · θ)), θ clockwise from the top.
 */
export function ring(
  radius: number,
  swing: number,
  waves: number,
  { beat = 0, beats = 0, pointsAWave = 2, parts = 1 }: RingShape = {},
): string {
  const count = waves * pointsAWave;
  const reach = swing * waveReach(pointsAWave);
  return spline(
    Array.from({ length: count / parts + 2 }, (_, i): Point => {
      const angle = (2 * Math.PI * (i - 1)) / count;
      const wave = Math.cos(waves * angle) * (1 + beat * Math.cos(beats * angle));
      const distance = radius + reach * wave;
      return [distance * Math.sin(angle), -distance * Math.cos(angle)];
    }),
  );
}
