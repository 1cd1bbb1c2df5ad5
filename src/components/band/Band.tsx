import { BAND_HEIGHT, bandDrawing, bands } from '#art/bands/bands.ts';
import { drawn } from '#components/drawn/Drawn.tsx';
import type { PageName } from '#pages.ts';

/** One tile of the page's band; ink of any width can be masked with it. */
export function BandDefs({ name }: { name: PageName }) {
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
 * A band of the page's guilloche across the full width: 120 px high, its middle at 60 px. Needs the
 * page's `Rosette`, which defines the tile and the inks. Decoration.
 */
export function Band() {
  return (
    <svg className="engraving band" aria-hidden="true">
      <rect width="100%" height={BAND_HEIGHT} fill="url(#inks)" mask="url(#band)" />
    </svg>
  );
}
