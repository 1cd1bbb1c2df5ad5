import {
  copyOf,
  type Drawing,
  doublingTurns,
  group,
  hairlines,
  multiply,
} from '../curves/drawing.ts';
import { type Point, spline, waveReach } from '../curves/path-data.ts';

/** Radii of the longest petal's tip and of the hollow between petals, in view box units. */
const LONGEST = 408;
const HOLLOW = 70;

/** From the tip of a petal to its label. */
const LABEL_DISTANCE = 20;

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
    weekRings(mostWeeks(courses)),
    multiply(outline, doublingTurns(turn, DOUBLINGS, SHRINK), 'art-p'),
    multiply(outline, doublingTurns(-turn, DOUBLINGS, SHRINK), 'art-q'),
    // The outermost outline, as an engraver makes tone: dark at the rim.
    copyOf('art-p0', { strokeWidth: 2 }),
  ]);
}

function mostWeeks(courses: Courses): number {
  return Math.max(...courses.map(({ weeks }) => weeks));
}

/** A circle for every two weeks: what the petals are measured by. */
function weekRings(weeks: number): Drawing {
  const circles = Array.from({ length: Math.floor(weeks / 2) }, (_, i) => {
    const radius = Math.round((LONGEST * 2 * (i + 1)) / weeks);
    return `M0-${radius}a${radius} ${radius} 0 1 0 1 0`;
  });
  return hairlines(circles.join(''));
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

/** The position of each petal's label beyond its tip, clockwise from the top, and its `text-anchor`. */
export function petalLabels(courses: Courses) {
  const most = mostWeeks(courses);
  return courses.map(({ weeks }, i) => {
    const [x, y] = polar((LONGEST * weeks) / most + LABEL_DISTANCE, i / courses.length);
    const anchor: 'start' | 'middle' | 'end' = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
    return { x: Math.round(x), y: Math.round(y), anchor };
  });
}

/** @param turn a fraction of the full circle, clockwise from the top */
function polar(radius: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
