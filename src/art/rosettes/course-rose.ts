import {
  copyOf,
  type Drawing,
  doublingTurns,
  group,
  hairlines,
  multiply,
} from '../curves/drawing.ts';
import { circle, type Point, spline, waveReach } from '../curves/path-data.ts';

/** Radii of the longest petal's tip and of the hollow between petals, in view box units. */
const LONGEST = 408;
const HOLLOW = 70;

/** A ring for so many weeks. */
const RING_WEEKS = 5;

/** The level end of the line from the tip of a petal to its label. */
const LEADER_END = 16;

/** 4 doublings give 16 copies of the outline on each side, each smaller and turned further, until they meet. */
const DOUBLINGS = 4;
const SHRINK = 0.94;

/** Points along the outline of a petal. */
const POINTS = 4;

type Courses = readonly { weeks: number }[];

/**
 * A rose with one petal per course, clockwise from the top. A petal's length is proportional to the
 * course's weeks: 7 weeks are half as long as 14.
 */
export function courseRose(courses: Courses): Drawing {
  const outline = hairlines(outlinePath(courses));
  const turn = 360 / courses.length / 2 ** DOUBLINGS;
  return group([
    // What the petals are measured by.
    hairlines(ringRadii(courses).map(circle).join('')),
    multiply(outline, doublingTurns(turn, DOUBLINGS, SHRINK), 'art-p'),
    multiply(outline, doublingTurns(-turn, DOUBLINGS, SHRINK), 'art-q'),
    // The outermost outline, as an engraver makes tone: dark at the rim.
    copyOf('art-p0', { strokeWidth: 2 }),
  ]);
}

function mostWeeks(courses: Courses): number {
  return Math.max(...courses.map(({ weeks }) => weeks));
}

/** The radii of the rings: of every fifth week, up to the first that no petal reaches. */
function ringRadii(courses: Courses): number[] {
  const most = mostWeeks(courses);
  return Array.from({ length: Math.ceil(most / RING_WEEKS) }, (_, i) =>
    Math.round((LONGEST * RING_WEEKS * (i + 1)) / most),
  );
}

function outlinePath(courses: Courses): string {
  const count = courses.length;
  const most = mostWeeks(courses);
  return spline(
    Array.from({ length: POINTS * count + 2 }, (_, i): Point => {
      // From the hollow before the first petal to the one before the second.
      const position = (i - 1) / POINTS - 0.5;
      const weeks = courses[(Math.round(position) + count) % count]?.weeks ?? 0;
      const swing = ((LONGEST * weeks) / most - HOLLOW) / 2;
      const reach = HOLLOW + swing * (1 + waveReach(POINTS) * Math.cos(2 * Math.PI * position));
      return polar(reach, position / count);
    }),
  );
}

/**
 * A petal's tip, the line from there to its label, and the start, middle or end of the label at its end. The
 * labels stand beside the outer ring; that of a petal at the foot is below it.
 */
export function petalLabels(courses: Courses) {
  const most = mostWeeks(courses);
  const edge = 1.03 * (ringRadii(courses).at(-1) ?? LONGEST);
  return courses.map(({ weeks }, i) => {
    const turn = i / courses.length;
    const reach = (LONGEST * weeks) / most;
    const tip = rounded(polar(reach, turn));
    const [x, y] = tip;
    if (y > 0 && Math.abs(x) < reach / 4)
      return {
        tip,
        leader: `M${x} ${y}V${Math.round(edge)}`,
        x,
        y: edge + 36,
        anchor: 'middle',
      } as const;
    // Beside the ring at the petal's own height; of a vertical petal level with its tip.
    const isVertical = Math.abs(2 * turn - Math.round(2 * turn)) < 1 / 6;
    const [toX, toY] = isVertical
      ? [-Math.round(Math.sqrt(edge ** 2 - y ** 2)), y]
      : rounded(polar(edge, turn));
    const level = Math.sign(toX) * LEADER_END * (isVertical ? 3 : 1);
    return {
      tip,
      leader: `M${x} ${y}L${toX} ${toY}h${level}`,
      x: toX + 1.5 * level,
      y: toY,
      anchor: level < 0 ? 'end' : 'start',
    } as const;
  });
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** @param turn a fraction of the full circle, clockwise from the top */
function polar(radius: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
