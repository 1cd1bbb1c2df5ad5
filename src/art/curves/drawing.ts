import { shortNumber } from './path-data.ts';

/** A piece of SVG as plain data. Scripts turn it into text, components into elements. */
export interface Drawing {
  tag: 'g' | 'path' | 'use';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly Drawing[];
}

export function path(d: string): Drawing {
  return { tag: 'path', attributes: { d } };
}

/**
 * A line that keeps its width on the screen however its figure is scaled. An attribute, because a rule
 * of a style sheet with an ancestor in its selector does not reach the copies of `<use>`.
 */
export function lace(d: string): Drawing {
  return { tag: 'path', attributes: { d, vectorEffect: 'non-scaling-stroke' } };
}

export function group(
  children: readonly Drawing[],
  attributes: Drawing['attributes'] = {},
): Drawing {
  return { tag: 'g', attributes, children };
}

/** The drawing, which gets this id, and its copies at further places. */
export function copyTo(drawing: Drawing, id: string, places: readonly string[]): Drawing[] {
  const copies = places.map(
    (transform): Drawing => ({ tag: 'use', attributes: { href: `#${id}`, transform } }),
  );
  return [{ ...drawing, attributes: { id, ...drawing.attributes } }, ...copies];
}

/**
 * Transforms that double a drawing `count` times. Each copy is turned `angle` degrees further than the
 * one before and, if asked, scaled by `shrink`.
 */
export function turns(angle: number, count: number, shrink = 1): string[] {
  return Array.from({ length: count }, (_, i) => {
    const rotation = `rotate(${shortNumber(angle * 2 ** i)})`;
    return shrink === 1 ? rotation : `${rotation}scale(${shortNumber(shrink ** (2 ** i))})`;
  });
}

/**
 * Repeats the drawing and its copies once per transform: k transforms give 2^k copies with only k
 * `<use>` elements. `echo` transforms the copies before the last doubling once more. Generated ids
 * start with `name`.
 */
export function multiply(
  drawing: Drawing,
  transforms: readonly string[],
  name: string,
  ...echo: string[]
): Drawing {
  const last = transforms.length - 1;
  return transforms.reduce(
    (copies, transform, i) =>
      group(copyTo(copies, name + i, [transform, ...(i === last ? echo : [])])),
    drawing,
  );
}

/** The drawing as SVG text. */
export function svgMarkup({ tag, attributes, children = [] }: Drawing): string {
  const attributeList = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${attributeList.join('')}>${children.map(svgMarkup).join('')}</${tag}>`;
}
