import { BAND_HEIGHT, bandDrawing, bands } from '#art/bands.ts';
import type { PatternName } from '#art/rosettes.ts';
import { drawn } from './Drawn.tsx';

/** One tile of the page's band, ready to be cut out of any width of ink. */
export function BandDefs({ name }: { name: PatternName }) {
  const { width } = bands[name];
  return (
    <>
      <pattern
        id="tile"
        width={width}
        height={BAND_HEIGHT}
        viewBox={`0 ${-BAND_HEIGHT / 2} ${width} ${BAND_HEIGHT}`}
        patternUnits="userSpaceOnUse"
      >
        <g fill="none" stroke="#fff" strokeWidth=".8">
          {bandDrawing(name).map(drawn)}
        </g>
      </pattern>
      <mask id="band">
        <rect width="9999" height={BAND_HEIGHT} fill="url(#tile)" />
      </mask>
    </>
  );
}

/**
 * A band of the page's guilloche over the whole width, 120 px high, its middle at 60 px. It needs
 * the page's `Rosette`, which defines tile and inks. Decoration.
 */
export function Band({ className = 'band' }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height={BAND_HEIGHT} fill="url(#inks)" mask="url(#band)" />
    </svg>
  );
}
