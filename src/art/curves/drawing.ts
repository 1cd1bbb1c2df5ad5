/** A piece of SVG as plain data. Scripts turn it into text, components into elements. */
export interface Drawing {
  tag: 'g' | 'path' | 'use';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly Drawing[];
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

/** Another copy of the element with this id. */
export function copy(id: string, transform?: string): Drawing {
  return {
    tag: 'use',
    attributes: transform === undefined ? { href: `#${id}` } : { href: `#${id}`, transform },
  };
}

export function withId(drawing: Drawing, id: string): Drawing {
  return { ...drawing, attributes: { id, ...drawing.attributes } };
}

/** The drawing as SVG text. */
export function svgMarkup({ tag, attributes, children = [] }: Drawing): string {
  const attributeList = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const opening = `<${tag}${attributeList.join('')}`;
  return children.length === 0
    ? `${opening}/>`
    : `${opening}>${children.map(svgMarkup).join('')}</${tag}>`;
}
