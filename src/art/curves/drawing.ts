import { shortNumber } from './path-data.ts';

/** A piece of SVG as plain data; `renderDrawing` makes React elements of it. */
export interface Drawing {
  tag: 'g' | 'path' | 'use';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly Drawing[];
}

export function path(d: string, attributes: Drawing['attributes'] = {}): Drawing {
  return { tag: 'path', attributes: { d, ...attributes } };
}

/**
 * Lines that keep their width on the screen however they are scaled. By an attribute: CSS rules with an
 * ancestor in their selector do not match inside `<use>`.
 */
export function hairlines(d: string): Drawing {
  return path(d, { vectorEffect: 'non-scaling-stroke' });
}

export function group(
  children: readonly Drawing[],
  attributes: Drawing['attributes'] = {},
): Drawing {
  return { tag: 'g', attributes, children };
}

/** Another copy of the drawing with this id, with attributes of its own. */
export function copyOf(id: string, attributes: Drawing['attributes']): Drawing {
  return { tag: 'use', attributes: { href: `#${id}`, ...attributes } };
}

/** The drawing, which gets this id, and a copy of it for each transform. */
export function withCopies(drawing: Drawing, id: string, transforms: readonly string[]): Drawing[] {
  const copies = transforms.map((transform) => copyOf(id, { transform }));
  return [{ ...drawing, attributes: { id, ...drawing.attributes } }, ...copies];
}

/** Rotations by angle, 2·angle, 4·angle…, for multiply(); each turn by `angle` also scales by `shrink`. */
export function doublingTurns(angle: number, count: number, shrink = 1): string[] {
  return Array.from({ length: count }, (_, i) => {
    const rotation = `rotate(${shortNumber(angle * 2 ** i)})`;
    return shrink === 1 ? rotation : `${rotation}scale(${shortNumber(shrink ** (2 ** i))})`;
  });
}

/**
 * Repeats the drawing and its copies once per transform: k transforms give 2^k copies with only k `<use>`
 * elements. `repeat` adds more transforms to the last doubling. Generated ids start with `name`.
 */
export function multiply(
  drawing: Drawing,
  transforms: readonly string[],
  name: string,
  ...repeat: string[]
): Drawing {
  const last = transforms.length - 1;
  return transforms.reduce(
    (copies, transform, i) =>
      group(withCopies(copies, name + i, [transform, ...(i === last ? repeat : [])])),
    drawing,
  );
}
