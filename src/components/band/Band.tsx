import { BAND_HEIGHT, BAND_WIDTH, bandDrawing } from '#art/bands/bands.ts';
import { InkGradient, renderDrawing } from '#components/engraving/inks.tsx';

/** A guilloche across the full width, 120 px high: a gradient, masked by a pattern of lines. */
export function Band() {
  return (
    <svg className="engraving band" width="100%" height={BAND_HEIGHT} aria-hidden="true">
      <InkGradient id="art-band-ink" inks={['learning', 'house']} />
      <pattern
        id="art-band-tile"
        width={BAND_WIDTH}
        height={BAND_HEIGHT}
        viewBox={`0 ${-BAND_HEIGHT / 2} ${BAND_WIDTH} ${BAND_HEIGHT}`}
        patternUnits="userSpaceOnUse"
      >
        <g fill="none" stroke="#fff" strokeWidth="1.3">
          {bandDrawing.map(renderDrawing)}
        </g>
      </pattern>
      <mask id="art-band">
        <rect width="9999" height={BAND_HEIGHT} fill="url(#art-band-tile)" />
      </mask>
      <rect width="100%" height={BAND_HEIGHT} fill="url(#art-band-ink)" mask="url(#art-band)" />
    </svg>
  );
}
