import { type Drawing, group, hairlines } from '../curves/drawing.ts';
import { type Point, spline, waveReach } from '../curves/path-data.ts';

/** A braid around the dial, in view box units of the rosette; it leaves a gap at the hand, which is at the top. */
const RADIUS = 286;
const SWING = 9.6;
const WAVES = 38;
const STRANDS = 3;

/** Where it begins and ends, and over how much of it the strands meet there, in degrees. */
const START = 5;
const END = 347;
const MEETING = 14;

/** The ground that keeps the braid clear of the rosette. */
const GROUND_WIDTH = 2 * SWING + 16;

function at(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Drawn at twice its size, because the points of a spline are even numbers. */
function strand(k: number): string {
  const points: Point[] = [];
  for (let i = -1; i <= 2 * WAVES; i += 1) {
    const degrees = (180 / WAVES) * (i + 0.5 - (2 * k) / STRANDS);
    if (degrees < START || degrees > END) continue;
    const room = Math.min(1, (degrees - START) / MEETING, (END - degrees) / MEETING);
    const swing = SWING * room * (i % 2 === 0 ? 1 : -1);
    points.push(at(degrees, 2 * (RADIUS + waveReach(2) * swing)));
  }
  const ends = [START, END].map((degrees) => at(degrees, 2 * RADIUS));
  return spline([...ends.slice(0, 1), ...points, ...ends.slice(1)]);
}

/** Once around the clock, from the hand back to it: an arrowhead says in which direction. */
export function clockRing(): Drawing[] {
  const [startX, startY] = at(START, RADIUS).map(Math.round);
  const [endX, endY] = at(END, RADIUS).map(Math.round);
  const arc = `M${startX} ${startY}A${RADIUS} ${RADIUS} 0 1 1 ${endX} ${endY}`;
  return [
    {
      tag: 'path',
      attributes: {
        d: arc,
        stroke: 'var(--bg)',
        strokeWidth: GROUND_WIDTH,
        strokeLinecap: 'round',
      },
    },
    group([hairlines([0, 1, 2].map(strand).join(''))], { transform: 'scale(.5)' }),
    { tag: 'path', attributes: { d: 'M-68-298-24-287-60-266z', fill: 'currentColor' } },
  ];
}

/** The hand: a solid lens, widest near the middle of the clock, with a weave on it. */
export function clockHand(): Drawing[] {
  const weave = [24, 14].flatMap((x) => [x, -x]).map((x) => `M0-40C${x}-74 ${-x}-104 0-172`);
  return [
    {
      tag: 'path',
      attributes: { d: 'M0-30C-30-64-20-112 0-182 20-112 30-64 0-30z', fill: 'currentColor' },
    },
    group([hairlines(weave.join(''))], { stroke: 'var(--bg)' }),
  ];
}
