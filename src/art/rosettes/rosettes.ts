import { turns } from '../curves/doubling.ts';
import { type Drawing, group, lace, withId } from '../curves/drawing.ts';
import { ellipses } from '../curves/ellipses.ts';
import { copyTo, type Layer, layerDrawing } from '../curves/layer.ts';
import { ring, ringPart } from '../curves/ring.ts';
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

/** The direction in which the three inks follow each other. */
type InkDirection = 'across' | 'down' | 'outward';

/**
 * Each of the two services has an ink of its own. What is drawn once and turned takes its ink along:
 * across, every part of Payments would have the same few colors.
 */
export function inkDirection(name: RosetteName): InkDirection {
  if (name === 'services') return 'down';
  return name === 'payments' || name === 'tutoring' ? 'outward' : 'across';
}

const MIRRORED = 'scale(-1 1)';

/** The plaited rim of four strands. */
function rope(waves: number): Layer {
  return { curve: lace(ring(478, 18, waves)), doublings: turns(90 / waves, 2) };
}

function star(
  [radius, swing, waves, beat, beats]: readonly [number, number, number, number, number],
  doublings = 4,
): Layer {
  return {
    curve: lace(ring(radius, swing, waves, beat, beats)),
    doublings: turns(45 / waves, doublings, 0.972),
    echo: MIRRORED,
  };
}

/** 64 ellipses between a hole and a radius of 310, in view box units. */
function torus(hole = 70): Layer {
  const offset = 155 - hole / 2;
  return {
    curve: lace(ellipses(offset, offset + hole, 120, 5.625, 4)),
    doublings: turns(22.5, 4),
  };
}

/**
 * One rosette per page; its number of figures is a fact from that page. Each is drawn without ink.
 */
const rosettes: Record<RosetteName, (facts: RosetteFacts) => Drawing[]> = {
  home: () => drawLayers([rope(36), star([400, 70, 16, 0.25, 8]), torus()]),
  // Two services.
  services: () =>
    drawLayers([
      rope(32),
      star([390, 80, 8, 0.2, 2]),
      { ...torus(90), frame: 'translate(0 -150)scale(.82)', placements: ['translate(0 300)'] },
    ]),
  // A petal for each course.
  tutoring: ({ courses }) => [courseRose(courses)],
  payments: ({ site }) => {
    // Everything is drawn for one coin and repeated for the others.
    const coins = site.coins.length;
    const ropeWaves = coins * Math.max(1, Math.round(30 / coins));
    const starWaves = coins * Math.max(1, Math.round(20 / coins));
    const turns = ringTurns(coins);
    const part = drawLayers([
      { ...rope(ropeWaves), curve: lace(ringPart(coins, 478, 18, ropeWaves)) },
      {
        ...star([400, 60, starWaves, 0.3, coins], 3),
        curve: lace(ringPart(coins, 400, 60, starWaves, 0.3)),
      },
    ]);
    return [
      // The specimen of a quote is printed with it (Checks.tsx).
      withId(group(copyTo(group(part), 'art-part', turns)), 'art-frame'),
      ...copyTo(group(layerDrawing(coinRing(coins), 'art-c')), 'art-coin', turns),
    ];
  },
  // Twenty-four hours. Two points a wave would make needles, which WebKit on Linux draws as rays
  // across the page.
  contact: () =>
    drawLayers([
      rope(48),
      star([405, 55, 24, 0.4, 6]),
      { curve: lace(ring(225, 105, 24, 0, 0, 4)), doublings: turns(1.875, 3), echo: 'scale(.5)' },
      { ...torus(), frame: 'scale(.37)' },
    ]),
};

/** Whether a page has a rosette of its own. */
export function hasRosette(page: string): page is RosetteName {
  return page in rosettes;
}

/** The whole rosette, without ink. */
export function rosetteDrawing(name: RosetteName, facts: RosetteFacts): readonly Drawing[] {
  return rosettes[name](facts);
}

function drawLayers(layers: readonly Layer[]): Drawing[] {
  return layers.flatMap((layer, i) => layerDrawing(layer, `art-${i}-`));
}
