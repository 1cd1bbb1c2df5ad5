import { createElement, type ReactNode, type SVGProps } from 'react';
import type { Drawing } from '#art/curves/drawing.ts';
import './engraving.css';

/** A drawing's elements. They never change order, so the index is a safe key. */
export function renderDrawing({ tag, attributes, children }: Drawing, index = 0): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(renderDrawing));
}

/** What the inks stand for: learning is teal, paying is rust, the brand is gold. */
const INK_COLORS = {
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

/** The two inks of a drawing, from one end of its gradient to the other. */
export type Inks = readonly [Ink, Ink];
type Ink = keyof typeof INK_COLORS;

/** Each drawing has its own gradient: a hidden drawing hides its gradients, too. */
export function InkGradient({
  inks,
  ...position
}: SVGProps<SVGLinearGradientElement> & { id: string; inks: Inks }) {
  return (
    <linearGradient {...position}>
      <InkStops inks={inks} />
    </linearGradient>
  );
}

interface LineMaskProps {
  id: string;
  /** Tile size in px = drawing units; y = 0 is its middle. */
  width: number;
  height: number;
  strokeWidth: number;
  lines: readonly Drawing[];
}

/** A mask of engraved lines, repeated along x; a rectangle that has it shows them in its fill. */
export function LineMask({ id, width, height, strokeWidth, lines }: LineMaskProps) {
  return (
    <>
      <pattern
        id={`${id}-tile`}
        width={width}
        height={height}
        viewBox={`0 ${-height / 2} ${width} ${height}`}
        patternUnits="userSpaceOnUse"
      >
        <g fill="none" stroke="#fff" strokeWidth={strokeWidth}>
          {lines.map(renderDrawing)}
        </g>
      </pattern>
      <mask id={id}>
        <rect width="9999" height={height} fill={`url(#${id}-tile)`} />
      </mask>
    </>
  );
}

export function InkStops({ inks: [first, second] }: { inks: Inks }) {
  return (
    <>
      <stop stopColor={INK_COLORS[first]} />
      <stop offset="1" stopColor={INK_COLORS[second]} />
    </>
  );
}
