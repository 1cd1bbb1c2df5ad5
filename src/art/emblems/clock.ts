import { doublingTurns, group, hairlines, path, withCopies } from '../curves/drawing.ts';
import { circle, ring } from '../curves/path-data.ts';

/** The braid around the dial, in view box units of the rosette, and the ground that keeps it clear. */
const RADIUS = 286;
const SWING = 10;
const WAVES = 36;
const GROUND_WIDTH = 34;

/** Once around the clock, from the hand back to it: an arrowhead in a gap says in which direction. */
export function clockRing() {
  // At twice its size: the points of a curve are even numbers.
  const strand = hairlines(ring(2 * RADIUS, 2 * SWING, WAVES));
  const turns = doublingTurns(120 / WAVES, 2);
  const clear = { stroke: 'var(--bg)', strokeWidth: GROUND_WIDTH };
  return [
    path(circle(RADIUS), clear),
    group(withCopies(strand, 'art-clock', turns), { transform: 'scale(.5)' }),
    path('M-70-277A286 286 0 0 1 24-285', clear),
    path('M-68-298-24-287-60-266z', { fill: 'currentColor' }),
  ];
}

/** The hand: a solid lens, widest near the middle of the clock, with a weave on it. */
export function clockHand() {
  const lens = 'M0-20C-32-60-20-112 0-182 20-112 32-60 0-20z';
  const weave = [24, -24, 14, -14].map((x) => `M0-40C${x}-74 ${-x}-104 0-172`);
  return [
    path(lens, { fill: 'currentColor' }),
    group([hairlines(weave.join(''))], { stroke: 'var(--bg)' }),
  ];
}
