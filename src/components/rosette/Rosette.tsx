import type { ReactNode } from 'react';
import {
  ROSETTE_VIEW_BOX,
  type RosetteContent,
  type RosetteName,
  rosettes,
} from '#art/rosettes/rosettes.ts';
import { InkGradient, InkStops, renderDrawing } from '#components/engraving/Engraving.tsx';
import './rosette.css';

interface RosetteProps {
  /** Each page has a rosette of its own. */
  name: RosetteName;
  /** The content that the rosette counts. */
  content: RosetteContent;
  /** SVG over the lines: names, a clock hand. */
  children?: ReactNode;
}

const INK = { id: 'art-ink', gradientUnits: 'userSpaceOnUse' } as const;
const ACROSS = { x1: '-500', y1: '-300', x2: '500', y2: '300' };

/**
 * The ends of the gradient. Copies of `<use>` turn with their gradient: rosettes made of them have a radial
 * one.
 */
const INK_ENDS: { [Name in RosetteName]?: typeof ACROSS } = {
  home: ACROSS,
  services: { x1: '0', y1: '-300', x2: '0', y2: '300' },
  contact: ACROSS,
};

/**
 * The page's rosette, once on a page. Its `width` attribute is for pages whose styles are blocked.
 */
export function Rosette({ name, content, children }: RosetteProps) {
  const ends = INK_ENDS[name];
  return (
    <svg className="engraving rosette" viewBox={ROSETTE_VIEW_BOX} width="99" aria-hidden="true">
      {ends ? (
        <InkGradient {...INK} {...ends} />
      ) : (
        <radialGradient {...INK} cx="0" cy="0" r="500">
          <InkStops />
        </radialGradient>
      )}
      <g className="rosette-lines" fill="none" stroke="url(#art-ink)">
        {rosettes[name](content).map(renderDrawing)}
      </g>
      {children}
    </svg>
  );
}
