import { closedSpline, type Point } from './spline.ts';

/**
 * Path data of a wavy ring round the origin, as engraving machines draw it:
 * ρ(θ) = radius + swing · cos(waves · θ) · (1 + beat · cos(beats · θ)), θ clockwise from the top.
 *
 * `pointsAWave` is how finely a wave is followed: 2 marks its crest and its trough.
 */
export function ring(
  radius: number,
  swing: number,
  waves: number,
  beat = 0,
  beats = 0,
  pointsAWave = 2,
): string {
  const count = waves * pointsAWave;
  return closedSpline(
    Array.from({ length: count }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / count;
      const reach = radius + swing * Math.cos(waves * angle) * (1 + beat * Math.cos(beats * angle));
      return [reach * Math.sin(angle), -reach * Math.cos(angle)];
    }),
  );
}
