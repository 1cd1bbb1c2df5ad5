import type { ReactNode } from 'react';
import {
  ROSETTE_VIEW_BOX,
  type RosetteContent,
  type RosetteName,
  rosettes,
} from '#art/rosettes/rosettes.ts';
import { InkGradient, InkStops, type Inks, renderDrawing } from '#components/engraving/inks.tsx';
import './rosette.css';

interface RosetteProps {
  /** The page whose rosette it is. */
  name: RosetteName;
  /** The content that the rosette counts. */
  content: RosetteContent;
  /** SVG over the lines: names, a clock hand. */
  children?: ReactNode;
}

const INK = { id: 'art-ink', gradientUnits: 'userSpaceOnUse' } as const;
const ACROSS = { x1: '-500', y1: '-300', x2: '500', y2: '300' };

/**
 * Inks, and the ends of their gradient. Without ends it is radial, from the middle: the turned copies of a
 * part turn its gradient, too.
 */
const ROSETTE_INKS: Record<RosetteName, { inks: Inks; ends?: typeof ACROSS }> = {
  home: { inks: ['learning', 'house'], ends: ACROSS },
  services: { inks: ['learning', 'paying'], ends: { x1: '0', y1: '-99', x2: '0', y2: '99' } },
  tutoring: { inks: ['house', 'learning'] },
  payments: { inks: ['house', 'paying'] },
  contact: { inks: ['learning', 'house'], ends: ACROSS },
};

/**
 * The page's rosette, once on a page. Its `width` attribute is for pages whose styles are blocked.
 */
export function Rosette({ name, content, children }: RosetteProps) {
  const { inks, ends } = ROSETTE_INKS[name];
  return (
    <svg
      className="engraving rosette"
      viewBox={ROSETTE_VIEW_BOX}
      width="99"
      textAnchor="middle"
      aria-hidden="true"
    >
      {ends ? (
        <InkGradient {...INK} {...ends} inks={inks} />
      ) : (
        <radialGradient {...INK} cx="0" cy="0" r="500">
          <InkStops inks={inks} />
        </radialGradient>
      )}
      <g className="rosette-lines" fill="none" stroke="url(#art-ink)">
        {rosettes[name](content).map(renderDrawing)}
      </g>
      {children}
    </svg>
  );
}
