import {
  copyOf,
  type Drawing,
  doublingTurns,
  group,
  hairlines,
  multiply,
  withCopies,
} from '../curves/drawing.ts';
import { ellipses, ring } from '../curves/path-data.ts';
import { coinRing, ringTurns } from './coin-rings.ts';
import { courseRose } from './course-rose.ts';

/** The content that rosettes count: a segment for each coin, a petal for each course. */
export interface RosetteContent {
  site: { coins: readonly unknown[] };
  courses: readonly { weeks: number }[];
}

/** Rosettes are centered on the origin and stay within it, including their line widths. */
export const ROSETTE_VIEW_BOX = '-500 -500 1000 1000';

export type RosetteName = 'home' | 'services' | 'tutoring' | 'payments' | 'contact';

/** Widths of lines, as an engraver makes tone: dark at the rim, light in the middle. */
const RIM = { strokeWidth: 1.7 };
const MIDDLE = { strokeWidth: 0.55 };

/** The plaited rim of four strands, or one of its segments. */
function rope(waves: number, segments = 1): Drawing {
  const strand = hairlines(ring(478, 18, waves, { segments }));
  return group([multiply(strand, doublingTurns(90 / waves, 2), 'art-r')], RIM);
}

/** A wavy ring in a wide line; copies of it, each smaller and turned further; and their mirror images. */
function star(curve: string, waves: number, doublings = 4): Drawing {
  const copies = doublingTurns(45 / waves, doublings, 0.972);
  return group([multiply(hairlines(curve), copies, 'art-s', 'scale(-1 1)'), copyOf('art-s0', RIM)]);
}

/** 64 ellipses between a hole and a radius of 310, in view box units. */
function torus(hole = 70): Drawing {
  const offset = 155 - hole / 2;
  const four = hairlines(ellipses(offset, offset + hole, 120, 5.625, 4));
  return group([multiply(four, doublingTurns(22.5, 4), 'art-t')], MIDDLE);
}

/** The rosettes of five pages. Their parts count what the page has: services, weeks, coins, hours. Without a stroke color. */
export const rosettes: Record<RosetteName, (content: RosetteContent) => Drawing[]> = {
  home: () => [rope(36), star(ring(400, 70, 16, { swellBy: 0.25, swells: 8 }), 16), torus()],
  // Two services.
  services: () => [
    rope(32),
    star(ring(390, 80, 8, { swellBy: 0.2, swells: 2 }), 8),
    ...withCopies(group([torus(90)], { transform: 'translate(0 -150)scale(.82)' }), 'art-torus', [
      'translate(0 300)',
    ]),
  ],
  // A petal for each course.
  tutoring: ({ courses }) => [courseRose(courses)],
  payments: ({ site }) => {
    // Everything is drawn for one coin and repeated for the others.
    const segments = site.coins.length;
    const ropeWaves = segments * Math.max(1, Math.round(30 / segments));
    const starWaves = segments * Math.max(1, Math.round(20 / segments));
    const starSegment = ring(400, 60, starWaves, { swellBy: 0.3, swells: segments, segments });
    const segment = group([rope(ropeWaves, segments), star(starSegment, starWaves, 3)]);
    return [
      // The specimen of a quote is printed with it (Checks.tsx).
      group(withCopies(segment, 'art-part', ringTurns(segments)), { id: 'art-frame' }),
      ...withCopies(coinRing(segments), 'art-coin', ringTurns(segments)),
    ];
  },
  // Twenty-four hours. Two points a wave would make needles, which WebKit on Linux draws as rays
  // across the page.
  contact: () => [
    rope(48),
    star(ring(405, 55, 24, { swellBy: 0.4, swells: 6 }), 24),
    multiply(
      hairlines(ring(225, 105, 24, { pointsPerWave: 4 })),
      doublingTurns(1.875, 3),
      'art-n',
      'scale(.5)',
    ),
    group([torus()], { transform: 'scale(.37)' }),
  ],
};

/** Whether a page has a rosette of its own. */
export function hasRosette(page: string): page is RosetteName {
  return page in rosettes;
}
