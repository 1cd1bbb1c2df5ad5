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

interface LineMaskProps {
  id: string;
  /** Of one tile, in the page's pixels and in the drawing's units: its middle is at y = 0. */
  width: number;
  height: number;
  strokeWidth: number;
  lines: readonly Drawing[];
}

/** A mask of engraved lines, repeated along x: what is filled with an ink shows them. */
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
      <stop stopColor="var(--g1)" />
      <stop offset=".5" stopColor="var(--g2)" />
      <stop offset="1" stopColor="var(--g3)" />
    </>
  );
}
