/** A page's HTML as a tree of elements (parse5), for the build and its tests. */
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;
export type Attributes = Readonly<Record<string, string | RegExp>>;

/** Every element inside, in document order, those in a `<template>` too. */
function elementsIn(node: Node): Element[] {
  const inside = 'content' in node ? node.content : node;
  const children = 'childNodes' in inside ? inside.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

export function matches(element: Element, tags: string, attributes: Attributes): boolean {
  return (
    (tags === '*' || tags.split(' ').includes(element.tagName)) &&
    Object.entries(attributes).every(([name, wanted]) => {
      const value = attribute(element, name);
      return typeof wanted === 'string' ? value === wanted : value !== '' && wanted.test(value);
    })
  );
}

/** The elements inside with one of the tags ("h2 h3", or "*") and with these attributes. */
export function all(node: Node, tags: string, attributes: Attributes = {}): Element[] {
  return elementsIn(node).filter((element) => matches(element, tags, attributes));
}

/** @throws when there is none or more than one */
export function one(node: Node, tags: string, attributes: Attributes = {}): Element {
  const [found, ...others] = all(node, tags, attributes);
  if (found && others.length === 0) return found;
  const wanted = `${tags} ${JSON.stringify(attributes)}`;
  throw new Error(`${found ? others.length + 1 : 'No'} elements are ${wanted}.`);
}

/** An attribute's value; empty if there is none. */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

/** The text inside, as written. */
export function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

/** The text of nodes, with white space collapsed. */
export function text(nodes: string | Node | readonly Node[]): string {
  const texts = [nodes].flat().map((part) => (typeof part === 'string' ? part : rawText(part)));
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}
