import { doubled, turns } from './doubling.ts';
import { copy, type Drawing, group, named } from './drawing.ts';
import { ellipses } from './ellipses.ts';
import { ring } from './ring.ts';

/** The page a pattern belongs to: its counts are a fact of that page. */
export type PatternName = 'home' | 'services' | 'tutoring' | 'payments' | 'about' | 'contact';

/** One figure of a rosette: a curve, and how its copies are laid. */
export interface Layer {
  curve: Drawing;
  doublings: readonly string[];
  /** Lays the copies before the last doubling once more: turned over, or smaller. */
  echo?: string;
  /** Moves the figure as a whole. */
  frame?: string;
  /** Where else the whole figure stands, counted from its first place. */
  placements?: readonly string[];
}

/** Rosettes are drawn round the origin and stay within this radius, their lines included. */
export const ROSETTE_RADIUS = 500;
export const ROSETTE_VIEW_BOX = '-500 -500 1000 1000';

const MIRRORED = 'scale(-1 1)';

function curve(d: string): Drawing {
  return { tag: 'path', attributes: { d } };
}

/** The plaited rim of four strands. */
function rope(waves: number): Layer {
  return { curve: curve(ring(478, 18, waves)), doublings: turns(90 / waves, 2) };
}

function star(
  [radius, swing, waves, beat, beats]: readonly [number, number, number, number, number],
  doublings = 4,
): Layer {
  return {
    curve: curve(ring(radius, swing, waves, beat, beats)),
    doublings: turns(45 / waves, doublings, 0.972),
    echo: MIRRORED,
  };
}

/** 64 ellipses. */
const torus: Layer = {
  curve: curve(ellipses(120, 190, 120, 5.625, 4)),
  doublings: turns(22.5, 4),
};

export const rosettes: Record<PatternName, readonly Layer[]> = {
  home: [rope(36), star([400, 70, 16, 0.25, 8]), torus],
  services: [
    rope(32),
    star([390, 80, 8, 0.2, 2]),
    { ...torus, frame: 'translate(0 -150)scale(.82)', placements: ['translate(0 300)'] },
  ],
  tutoring: [
    rope(36),
    star([400, 60, 12, 0.5, 6]),
    { curve: curve(ring(205, 125, 6, 0, 0, 4)), doublings: turns(3.75, 4, 0.94), echo: MIRRORED },
  ],
  payments: [
    rope(30),
    star([400, 60, 20, 0.3, 5], 3),
    {
      curve: curve(ellipses(110, 170, 140, 11.25, 4)),
      doublings: turns(45, 3),
      frame: 'translate(0 -215)scale(.6)',
      placements: [72, 144, 216, 288].map((angle) => `rotate(${angle})`),
    },
  ],
  about: [
    rope(42),
    star([395, 75, 14, -0.35, 7]),
    {
      curve: curve(ring(190, 140, 7, 0, 0, 4)),
      doublings: turns(45 / 14, 4, 0.95),
      echo: MIRRORED,
    },
  ],
  contact: [
    rope(48),
    star([405, 55, 24, 0.4, 6]),
    {
      curve: curve(ring(225, 105, 24)),
      doublings: turns(1.875, 3),
      echo: 'scale(.5)',
    },
    { ...torus, frame: 'scale(.37)' },
  ],
};

/** The whole rosette, without its ink. */
export function rosetteDrawing(name: PatternName): readonly Drawing[] {
  return rosettes[name].flatMap((layer, i) => layerDrawing(layer, 'abcd'.charAt(i)));
}

function layerDrawing(layer: Layer, name: string): Drawing[] {
  const copies = doubled(layer.curve, layer.doublings, name, layer.echo);
  const { frame, placements = [] } = layer;
  // `use` applies the transform of the element it copies after its own: placements turn the frame.
  const figure = frame === undefined ? copies : framed(copies, frame);
  if (placements.length === 0) return [figure];
  return [named(figure, name), ...placements.map((transform) => copy(name, transform))];
}

function framed(drawing: Drawing, transform: string): Drawing {
  return { ...drawing, attributes: { transform, ...drawing.attributes } };
}

/** The rosette as one group. */
export function rosetteGroup(name: PatternName, attributes: Drawing['attributes'] = {}): Drawing {
  return group(rosetteDrawing(name), attributes);
}
