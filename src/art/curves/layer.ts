import { multiply } from './doubling.ts';
import { copy, type Drawing, withId } from './drawing.ts';

/** One figure of a rosette: a curve and how its copies are arranged. */
export interface Layer {
  curve: Drawing;
  doublings: readonly string[];
  /** Repeats the copies before the last doubling once more, mirrored or smaller. */
  echo?: string;
  /** Moves the whole figure. */
  frame?: string;
  /** Further positions of the whole figure, relative to the first. */
  placements?: readonly string[];
}

/** The layer's copies, without ink. Generated ids start with `name`. */
export function layerDrawing(layer: Layer, name: string): Drawing[] {
  const copies = multiply(layer.curve, layer.doublings, name, layer.echo);
  const { frame, placements = [] } = layer;
  // `use` applies its own transform after that of the element it copies, so placements rotate the
  // frame.
  const figure = frame === undefined ? copies : withTransform(copies, frame);
  return placements.length === 0 ? [figure] : copyTo(figure, name, placements);
}

/** The drawing and its copies at further positions. */
export function copyTo(drawing: Drawing, id: string, placements: readonly string[]): Drawing[] {
  return [withId(drawing, id), ...placements.map((transform) => copy(id, transform))];
}

function withTransform(drawing: Drawing, transform: string): Drawing {
  return { ...drawing, attributes: { transform, ...drawing.attributes } };
}
