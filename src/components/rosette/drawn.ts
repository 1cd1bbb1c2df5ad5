import { createElement, type ReactNode } from 'react';
import type { Drawing } from '#art/curves/drawing.ts';

/** A drawing's elements. They never change order, so the index is a safe key. */
export function drawn({ tag, attributes, children }: Drawing, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(drawn));
}
