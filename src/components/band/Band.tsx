import { BAND_HEIGHT, BAND_WIDTH, bandDrawing } from '#art/bands/bands.ts';
import { InkGradient, LineMask } from '#components/engraving/inks.tsx';

/** A guilloche across the full width, 120 px high: a gradient, masked by a pattern of lines. */
export function Band() {
  return (
    <svg className="engraving band" width="100%" height={BAND_HEIGHT} aria-hidden="true">
      <InkGradient id="art-band-ink" inks={['learning', 'house']} />
      <LineMask
        id="art-band"
        width={BAND_WIDTH}
        height={BAND_HEIGHT}
        strokeWidth={1.3}
        lines={bandDrawing}
      />
      <rect width="100%" height={BAND_HEIGHT} fill="url(#art-band-ink)" mask="url(#art-band)" />
    </svg>
  );
}
