import { type Drawing, doublingTurns, group, hairlines, multiply } from '../curves/drawing.ts';
import { ellipses, shortNumber } from '../curves/path-data.ts';

/** The outer radius of the rings, measured from the center of the rosette, in view box units. */
const REACH = 383;

/** A ring's radius divided by half the distance to its neighbor. Above 1 the rings interlace. */
const INTERLACE = 1.33;

/** A single ring leaves room for the star around it. */
const LONE_RADIUS = 300;

/** Radius of the hole for a coin code of up to five letters. */
const HOLE_RADIUS = 60;

/** Outer radius of a ring before it is scaled. */
const DRAWN_RADIUS = 280;

function layout(count: number): { distance: number; radius: number } {
  if (count === 1) return { distance: 0, radius: LONE_RADIUS };
  const spread = INTERLACE * Math.sin(Math.PI / count);
  const distance = REACH / (1 + spread);
  return { distance, radius: REACH - distance };
}

/** The center of a ring, counted clockwise from the top, in view box units of the rosette. */
export function ringCenter(index: number, count: number): string {
  const { distance } = layout(count);
  const angle = (2 * Math.PI * index) / count;
  return `${Math.round(distance * Math.sin(angle))} ${Math.round(-distance * Math.cos(angle))}`;
}

/** Transforms that turn the first of `count` equal drawings around the center, to make the others. */
export function ringTurns(count: number): string[] {
  return Array.from(
    { length: count - 1 },
    (_, i) => `rotate(${shortNumber((360 * (i + 1)) / count)})`,
  );
}

/** The ring of 32 ellipses of the first of `count` coins, with a hole for its code. */
export function coinRing(count: number): Drawing {
  const { distance, radius } = layout(count);
  const hole = HOLE_RADIUS / radius;
  const half = DRAWN_RADIUS / 2;
  const pair = hairlines(ellipses(half * (1 - hole), half * (1 + hole), half, 11.25, 2));
  const scale = shortNumber(radius / DRAWN_RADIUS);
  return group([multiply(pair, doublingTurns(22.5, 4), 'art-c')], {
    transform: `translate(0 ${shortNumber(-distance, 0)})scale(${scale})`,
  });
}
