import { multiply, turns } from '../curves/doubling.ts';
import { type Drawing, group, lace } from '../curves/drawing.ts';
import { closedSpline, type Point } from '../curves/spline.ts';

/** Radii of the longest petal's tip and of the hollow between petals, in view box units. */
const LONGEST = 408;
const HOLLOW = 70;

/** From the tip of a petal to its label. */
const LABEL_DISTANCE = 20;

/** Copies of the outline on each side, each smaller and turned further, until they meet. */
const DOUBLINGS = 4;
const SHRINK = 0.94;

/** Points along the whole outline. */
const POINTS_MIN = 24;

/**
 * A rose with one petal per course, clockwise from the top. A petal's length is proportional to the
 * course's weeks: 7 weeks are half as long as 14.
 */
export function courseRose(courses: readonly { weeks: number }[]): Drawing {
  const outline = lace(outlinePath(courses));
  const turn = 360 / courses.length / 2 ** DOUBLINGS;
  return group([
    weekRings(mostWeeks(courses)),
    multiply(outline, turns(turn, DOUBLINGS, SHRINK), 'art-p'),
    multiply(outline, turns(-turn, DOUBLINGS, SHRINK), 'art-q'),
  ]);
}

function mostWeeks(courses: readonly { weeks: number }[]): number {
  return Math.max(...courses.map(({ weeks }) => weeks));
}

/** A circle for every two weeks: what the petals are measured by. */
function weekRings(weeks: number): Drawing {
  const circles = Array.from({ length: Math.floor(weeks / 2) }, (_, i) => {
    const radius = Math.round((LONGEST * 2 * (i + 1)) / weeks);
    return `M0-${radius}a${radius} ${radius} 0 1 0 1 0`;
  });
  return lace(circles.join(''));
}

function outlinePath(courses: readonly { weeks: number }[]): string {
  const count = courses.length;
  const longest = mostWeeks(courses);
  const pointsAPetal = Math.max(4, 2 * Math.ceil(POINTS_MIN / count / 2));
  const points = courses.flatMap(({ weeks }, petal) =>
    Array.from({ length: pointsAPetal }, (_, i): Point => {
      // From the hollow before the petal to the hollow after it.
      const place = i / pointsAPetal - 0.5;
      const tip = (LONGEST * weeks) / longest;
      const reach = HOLLOW + (tip - HOLLOW) * 0.5 * (1 + Math.cos(2 * Math.PI * place));
      return polar(reach, (petal + place) / count);
    }),
  );
  return closedSpline(points);
}

/** Where the label of a petal begins, is centered or ends: beyond its tip. */
interface PetalLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** The place of each petal's label, clockwise from the top, in view box units. */
export function petalLabels(courses: readonly { weeks: number }[]): PetalLabel[] {
  const longest = mostWeeks(courses);
  return courses.map(({ weeks }, i) => {
    const [x, y] = polar((LONGEST * weeks) / longest + LABEL_DISTANCE, i / courses.length);
    const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
    return { x: Math.round(x), y: Math.round(y), anchor };
  });
}

/** @param turn a fraction of the full circle, clockwise from the top */
function polar(radius: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
