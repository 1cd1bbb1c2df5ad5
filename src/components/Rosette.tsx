import { type PatternName, ROSETTE_VIEW_BOX, rosetteDrawing } from '#art/rosettes.ts';
import { BandDefs } from './Band.tsx';
import { drawn } from './Drawn.tsx';

export interface RosetteProps {
  /** The page's own patterns. */
  name: PatternName;
  className?: string;
}

/**
 * The page's rosette, and with it everything else its patterns refer to: the inks and the band.
 * It stands once a page; other places copy it by `<use href="#rosette"/>`. Decoration. The width of
 * this and other drawings is for a page whose styles are blocked.
 */
export function Rosette({ name, className = 'rosette' }: RosetteProps) {
  return (
    <svg className={className} viewBox={ROSETTE_VIEW_BOX} width="99" aria-hidden="true">
      <linearGradient id="inks">
        <stop stopColor="var(--g1)" />
        <stop offset=".5" stopColor="var(--g2)" />
        <stop offset="1" stopColor="var(--g3)" />
      </linearGradient>
      <linearGradient
        id="ink"
        href="#inks"
        gradientUnits="userSpaceOnUse"
        x1="-500"
        y1="-300"
        x2="500"
        y2="300"
      />
      <BandDefs name={name} />
      <g id="rosette" fill="none" stroke="url(#ink)" strokeWidth=".8">
        {rosetteDrawing(name).map(drawn)}
      </g>
    </svg>
  );
}
