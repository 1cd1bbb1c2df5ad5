import { type DefaultTreeAdapterTypes, html as names, defaultTreeAdapter as tree } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page in document order, including those in a `<template>`. */
export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((element) => {
    return [element, ...elementsIn(isTemplate(element) ? element.content : element)];
  });
}

function isTemplate(element: Element): element is DefaultTreeAdapterTypes.Template {
  return element.tagName === 'template';
}

export function named(elements: readonly Element[], name: string): Element[] {
  return elements.filter(({ tagName }) => tagName === name);
}

/** The script files that a page loads by itself. */
export function loadedScripts(document: Document): Element[] {
  return named(elementsIn(document), 'script').filter(
    (script) => attribute(script, 'src') !== undefined,
  );
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(element: Element): string {
  return element.childNodes
    .filter(tree.isTextNode)
    .map(({ value }) => value)
    .join('');
}

/** An element with the attributes that have a value. */
export function newElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : { name, value },
  );
  const element = tree.createElement(name, names.NS.HTML, attrs);
  if (text !== '') tree.insertText(element, text);
  return element;
}

/** Replaces an element by another, or removes it. */
export function replaceElement(element: Element, replacement?: Element): void {
  if (replacement && element.parentNode) {
    tree.insertBefore(element.parentNode, replacement, element);
  }
  tree.detachNode(element);
}

export function insertAfter(element: Element, added: Element): void {
  const siblings = element.parentNode?.childNodes ?? [];
  const next = siblings[siblings.indexOf(element) + 1];
  if (!element.parentNode) return;
  if (next) tree.insertBefore(element.parentNode, added, next);
  else tree.appendChild(element.parentNode, added);
}
