import { createElement, type ReactNode, type SVGAttributes } from 'react';
import type { Drawing } from '#art/curves/drawing.ts';
import './engraving.css';

/** A drawing's elements. They never change order, so the index is a safe key. */
export function renderDrawing({ tag, attributes, children }: Drawing, index = 0): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(renderDrawing));
}

/** What the inks stand for: learning is teal, paying is rust, the brand is gold. */
export const INK_COLORS = {
  learning: 'var(--engrave-1)',
  house: 'var(--engrave-2)',
  paying: 'var(--engrave-3)',
} as const;

/** The ink of who has the money at a station of a payment. */
export const HOLDER_INKS = {
  you: INK_COLORS.learning,
  network: INK_COLORS.house,
  us: INK_COLORS.paying,
  authority: 'var(--ink)',
} as const;

interface InkGradientProps extends SVGAttributes<SVGGradientElement> {
  /** From one end of the gradient to the other; with a radius, from the middle to the rim. */
  inks: readonly [Ink, Ink];
}

type Ink = keyof typeof INK_COLORS;

/** Each drawing has its own gradient: a hidden drawing hides its gradients, too. */
export function InkGradient({ inks: [first, second], ...position }: InkGradientProps) {
  const Gradient = position.r === undefined ? 'linearGradient' : 'radialGradient';
  return (
    <Gradient {...position}>
      <stop stopColor={INK_COLORS[first]} />
      <stop offset="1" stopColor={INK_COLORS[second]} />
    </Gradient>
  );
}
