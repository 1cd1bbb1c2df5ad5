import { BAND_HEIGHT, BAND_WIDTH, bandDrawing } from '#art/bands/bands.ts';
import { InkGradient, renderDrawing } from '#components/engraving/Engraving.tsx';

/** A band of guilloche across the full width, 120 px high: ink, masked by a pattern of lines. */
export function Band() {
  return (
    <svg className="engraving band" width="100%" height={BAND_HEIGHT} aria-hidden="true">
      <InkGradient id="art-band-ink" />
      <pattern
        id="art-tile"
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
        <rect width="9999" height={BAND_HEIGHT} fill="url(#art-tile)" />
      </mask>
      <rect width="100%" height={BAND_HEIGHT} fill="url(#art-band-ink)" mask="url(#art-band)" />
    </svg>
  );
}
