import { copy, type Drawing } from '../curves/drawing.ts';
import { type Point, tileSpline } from '../curves/spline.ts';

/** Strands k = 0 … strands − 1 of (mean + swell · cos 2πx/w) · sin(2π · waves · x/w + 2πk/strands). */
export interface Plait {
  mean: number;
  swell: number;
  /** Waves per tile. */
  waves: number;
  strands: number;
  /** Points per wave; 2 gives its crest and its trough. */
  pointsAWave?: number;
}

/** Tiles of the band are this wide and high, and join without a seam. Its middle is at y = 0. */
export const BAND_WIDTH = 480;
export const BAND_HEIGHT = 120;

const BAND: Plait = { mean: 34, swell: 18, waves: 3, strands: 8 };

/** Path data of strand k over one tile. */
export function strand(plait: Plait, width: number, k: number): string {
  const { mean, swell, waves, strands, pointsAWave = 2 } = plait;
  const count = waves * pointsAWave;
  return tileSpline(
    Array.from({ length: count }, (_, i): Point => {
      // A crest is a quarter of a wave after the start of its strand.
      const phase = 0.25 + i / pointsAWave;
      const x = (width * (phase - k / strands)) / waves;
      const reach = mean + swell * Math.cos((2 * Math.PI * x) / width);
      return [x, reach * Math.sin(2 * Math.PI * phase)];
    }),
    width,
  );
}

/** One tile of the band, without ink: half of its strands, and their mirror images. */
export const bandDrawing: readonly Drawing[] = [
  {
    tag: 'path',
    attributes: {
      id: 'art-strands',
      d: Array.from({ length: BAND.strands / 2 }, (_, k) => strand(BAND, BAND_WIDTH, k)).join(''),
    },
  },
  copy('art-strands', 'scale(1 -1)'),
];
