import type { ComponentProps, ReactNode } from 'react';
import {
  ROSETTE_VIEW_BOX,
  type RosetteContent,
  type RosetteName,
  rosettes,
} from '#art/rosettes/rosettes.ts';
import { InkGradient, renderDrawing } from '#components/engraving/inks.tsx';
import './rosette.css';

interface RosetteProps {
  /** The page whose rosette it is. */
  name: RosetteName;
  /** The content that the rosette counts. */
  content: RosetteContent;
  /** SVG over the lines: names, a clock hand. */
  children?: ReactNode;
}

const ACROSS = { x1: '-500', y1: '-300', x2: '500', y2: '300' };

/** Where parts are turned copies, which turn their gradient, too. */
const FROM_THE_MIDDLE = { cx: '0', cy: '0', r: '500' };

const GRADIENTS: Record<RosetteName, ComponentProps<typeof InkGradient>> = {
  home: { inks: ['learning', 'house'], ...ACROSS },
  services: { inks: ['learning', 'paying'], x1: '0', y1: '-99', x2: '0', y2: '99' },
  tutoring: { inks: ['house', 'learning'], ...FROM_THE_MIDDLE },
  payments: { inks: ['house', 'paying'], ...FROM_THE_MIDDLE },
  contact: { inks: ['learning', 'house'], ...ACROSS },
};

/**
 * The page's rosette, once on a page. Its `width` attribute is for pages whose styles are blocked.
 */
export function Rosette({ name, content, children }: RosetteProps) {
  return (
    <svg
      className="engraving rosette"
      viewBox={ROSETTE_VIEW_BOX}
      width="99"
      textAnchor="middle"
      aria-hidden="true"
    >
      <InkGradient id="art-ink" gradientUnits="userSpaceOnUse" {...GRADIENTS[name]} />
      <g className="rosette-lines" fill="none" stroke="url(#art-ink)">
        {rosettes[name](content).map(renderDrawing)}
      </g>
      {children}
    </svg>
  );
}
