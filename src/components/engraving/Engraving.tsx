import { createElement, type ReactNode, type SVGProps } from 'react';
import type { Drawing } from '#art/curves/drawing.ts';
import './engraving.css';

/** A drawing's elements. They never change order, so the index is a safe key. */
export function renderDrawing({ tag, attributes, children }: Drawing, index = 0): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(renderDrawing));
}

/**
 * The three colors of an engraving. Each drawing has its own gradient: a hidden drawing hides its
 * gradients, too.
 */
export function InkGradient(position: SVGProps<SVGLinearGradientElement> & { id: string }) {
  return (
    <linearGradient {...position}>
      <InkStops />
    </linearGradient>
  );
}

interface LineMaskProps {
  id: string;
  /** The size of a tile, in pixels and in the drawing's units, whose middle is at y = 0. */
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

export function InkStops() {
  return (
    <>
      <stop stopColor="var(--engrave-1)" />
      <stop offset=".5" stopColor="var(--engrave-2)" />
      <stop offset="1" stopColor="var(--engrave-3)" />
    </>
  );
}
