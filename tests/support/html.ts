/** HTML as a tree of elements, for tests without a browser. */
import {
  type Attributes,
  type Element,
  matches,
  type Node,
  rawText,
} from '../../tools/build/html.ts';

export { all, attribute, type Element, has, one, rawText } from '../../tools/build/html.ts';

/** The text inside, each run of white space as one space. */
export function text(node: Node | string): string {
  return (typeof node === 'string' ? node : rawText(node)).replace(/\s+/g, ' ').trim();
}

/** Whether an element or one of its ancestors has these attributes. */
export function isWithin(element: Element, attributes: Attributes): boolean {
  const { parentNode } = element;
  return (
    matches(element, '*', attributes) ||
    (parentNode !== null && 'tagName' in parentNode && isWithin(parentNode, attributes))
  );
}
