import { createElement, type ReactNode } from 'react';
import type { Drawing } from '#art/drawing.ts';

/** A drawing's elements. They never change places, so their index is key enough. */
export function drawn({ tag, attributes, children }: Drawing, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(drawn));
}
