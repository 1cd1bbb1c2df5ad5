import { closedSpline, type Point, splinePart } from './spline.ts';

/**
 * Path data of a wavy ring around the origin, as engraving machines draw it: ρ(θ) = radius + swing
 * · cos(waves · θ) · (1 + beat · cos(beats · θ)), θ clockwise from the top.
 *
 * `pointsAWave` is the number of points per wave; 2 gives its crest and its trough.
 */
export function ring(
  radius: number,
  swing: number,
  waves: number,
  beat = 0,
  beats = 0,
  pointsAWave = 2,
): string {
  return closedSpline(ringPoints(radius, swing, waves, beat, beats, pointsAWave));
}

/**
 * The first part of a ring that looks the same `parts` times on its way round; copies turned round
 * the center complete it. Path data a fraction as long.
 */
export function ringPart(
  parts: number,
  ...[radius, swing, waves, beat = 0]: [number, number, number, number?]
): string {
  return splinePart(ringPoints(radius, swing, waves, beat, parts, 2), parts);
}

function ringPoints(
  radius: number,
  swing: number,
  waves: number,
  beat: number,
  beats: number,
  pointsAWave: number,
): Point[] {
  const count = waves * pointsAWave;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / count;
    const reach = radius + swing * Math.cos(waves * angle) * (1 + beat * Math.cos(beats * angle));
    return [reach * Math.sin(angle), -reach * Math.cos(angle)];
  });
}
