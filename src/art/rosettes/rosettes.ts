import { copyTo, type Drawing, group, lace, multiply, turns } from '../curves/drawing.ts';
import { ellipses } from '../curves/ellipses.ts';
import { ring } from '../curves/spline.ts';
import { coinRing, ringTurns } from './coin-rings.ts';
import { courseRose } from './course-rose.ts';

/** The facts that the rosettes count, from the content. */
export interface RosetteFacts {
  site: { coins: readonly unknown[] };
  courses: readonly { weeks: number }[];
}

/** Rosettes are centered on the origin and stay within it, including their line widths. */
export const ROSETTE_VIEW_BOX = '-500 -500 1000 1000';

export type RosetteName = 'home' | 'services' | 'tutoring' | 'payments' | 'contact';

/** The plaited rim of four strands, or one of its parts. */
function rope(waves: number, parts = 1): Drawing {
  return multiply(lace(ring(478, 18, waves, { parts })), turns(90 / waves, 2), 'art-r');
}

/** Copies of a wavy ring, each smaller and turned further, and their mirror images. */
function star(curve: string, waves: number, doublings = 4): Drawing {
  return multiply(lace(curve), turns(45 / waves, doublings, 0.972), 'art-s', 'scale(-1 1)');
}

/** 64 ellipses between a hole and a radius of 310, in view box units. */
function torus(hole = 70): Drawing {
  const offset = 155 - hole / 2;
  const four = lace(ellipses(offset, offset + hole, 120, 5.625, 4));
  return multiply(four, turns(22.5, 4), 'art-t');
}

/** One rosette per page; its number of figures is a fact from that page. Each is drawn without ink. */
export const rosettes: Record<RosetteName, (facts: RosetteFacts) => Drawing[]> = {
  home: () => [rope(36), star(ring(400, 70, 16, { beat: 0.25, beats: 8 }), 16), torus()],
  // Two services.
  services: () => [
    rope(32),
    star(ring(390, 80, 8, { beat: 0.2, beats: 2 }), 8),
    ...copyTo(group([torus(90)], { transform: 'translate(0 -150)scale(.82)' }), 'art-torus', [
      'translate(0 300)',
    ]),
  ],
  // A petal for each course.
  tutoring: ({ courses }) => [courseRose(courses)],
  payments: ({ site }) => {
    // Everything is drawn for one coin and repeated for the others.
    const parts = site.coins.length;
    const ropeWaves = parts * Math.max(1, Math.round(30 / parts));
    const starWaves = parts * Math.max(1, Math.round(20 / parts));
    const starPart = ring(400, 60, starWaves, { beat: 0.3, beats: parts, parts });
    const part = group([rope(ropeWaves, parts), star(starPart, starWaves, 3)]);
    return [
      // The specimen of a quote is printed with it (Checks.tsx).
      group(copyTo(part, 'art-part', ringTurns(parts)), { id: 'art-frame' }),
      ...copyTo(coinRing(parts), 'art-coin', ringTurns(parts)),
    ];
  },
  // Twenty-four hours. Two points a wave would make needles, which WebKit on Linux draws as rays
  // across the page.
  contact: () => [
    rope(48),
    star(ring(405, 55, 24, { beat: 0.4, beats: 6 }), 24),
    multiply(lace(ring(225, 105, 24, { pointsAWave: 4 })), turns(1.875, 3), 'art-n', 'scale(.5)'),
    group([torus()], { transform: 'scale(.37)' }),
  ],
};

/** Whether a page has a rosette of its own. */
export function hasRosette(page: string): page is RosetteName {
  return page in rosettes;
}
