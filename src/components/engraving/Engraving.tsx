import { createElement, type ReactNode, type SVGProps } from 'react';
import type { Drawing } from '#art/curves/drawing.ts';
import './engraving.css';

/** A drawing's elements. They never change order, so the index is a safe key. */
export function renderDrawing({ tag, attributes, children }: Drawing, index = 0): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(renderDrawing));
}

/**
 * The three inks of an engraving, from one end to the other. Each drawing has its own, because a page
 * may hide a drawing, and its gradients with it.
 */
export function InkGradient(place: SVGProps<SVGLinearGradientElement> & { id: string }) {
  return (
    <linearGradient {...place}>
      <InkStops />
    </linearGradient>
  );
}

export function InkStops() {
  return (
    <>
      <stop stopColor="var(--g1)" />
      <stop offset=".5" stopColor="var(--g2)" />
      <stop offset="1" stopColor="var(--g3)" />
    </>
  );
}
