import type { ReactNode } from 'react';
import {
  INKS_FROM_CENTER,
  ROSETTE_VIEW_BOX,
  type RosetteFacts,
  rosetteDrawing,
} from '#art/rosettes/rosettes.ts';
import { BandDefs } from '#components/band/Band.tsx';
import { drawn } from '#components/drawn/Drawn.tsx';
import type { PageName } from '#pages.ts';

interface RosetteProps {
  /** The page's own patterns. */
  name: PageName;
  /** The facts that the rosette counts. */
  facts: RosetteFacts;
  /** SVG on top of the lines (names, a clock hand), which copies of the rosette leave out. */
  children?: ReactNode;
}

const INK = { id: 'ink', href: '#inks', gradientUnits: 'userSpaceOnUse' };

/**
 * The page's rosette, with everything else its patterns refer to: the inks and the band. Use it
 * once per page; copy it elsewhere by `<use href="#rosette"/>`. Decoration. The `width` attribute
 * of drawings is for pages whose styles are blocked.
 */
export function Rosette({ name, facts, children }: RosetteProps) {
  return (
    <svg className="engraving rosette" viewBox={ROSETTE_VIEW_BOX} width="99" aria-hidden="true">
      <linearGradient id="inks">
        <stop stopColor="var(--g1)" />
        <stop offset=".5" stopColor="var(--g2)" />
        <stop offset="1" stopColor="var(--g3)" />
      </linearGradient>
      {INKS_FROM_CENTER.includes(name) ? (
        <radialGradient {...INK} cx="0" cy="0" r="500" />
      ) : (
        <linearGradient {...INK} x1="-500" y1="-300" x2="500" y2="300" />
      )}
      <BandDefs name={name} />
      <g id="rosette" fill="none" stroke="url(#ink)" strokeWidth=".8">
        {rosetteDrawing(name, facts).map(drawn)}
      </g>
      {children}
    </svg>
  );
}
