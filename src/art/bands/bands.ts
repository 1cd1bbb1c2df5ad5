import { type Drawing, group, hairlines, path, withCopies } from '../curves/drawing.ts';
import { type Point, ring, shortNumber, spline, waveReach } from '../curves/path-data.ts';

/** Strands k = 0 … strands − 1 of (mean + swell · cos 2πx/w) · sin(2π · waves · x/w + 2πk/strands). */
interface Plait {
  width: number;
  mean: number;
  swell: number;
  /** Waves per tile. */
  waves: number;
  strands: number;
  /** 2: each wave has its crest and its trough. */
  pointsPerWave: number;
}

/** Tiles of Home's band are this wide and high, and join without a seam. Its middle is at y = 0. */
export const BAND_WIDTH = 480;
export const BAND_HEIGHT = 120;

const BAND = { width: BAND_WIDTH, mean: 34, swell: 14, waves: 3, strands: 8, pointsPerWave: 2 };

/** One diamond of a row, in view box units; it ends in a knot on both sides, so diamonds can be counted. */
const DIAMOND = { width: 100, mean: 38, swell: -38, waves: 1, strands: 6, pointsPerWave: 12 };
export const DIAMOND_WIDTH = DIAMOND.width;
export const DIAMOND_HEIGHT = 160;

/** Its strands swell between two stations and meet at them. */
const MONEY_BAND = { width: 960, mean: 42, swell: -42, waves: 4, strands: 10, pointsPerWave: 2 };

/** Path data of half of the strands over one tile, from x = 0 or just before it. */
function halfOf({ width, mean, swell, waves, strands, pointsPerWave }: Plait): string {
  return Array.from({ length: strands / 2 }, (_, k) => {
    // A crest is a quarter of a wave after the start of its strand.
    const firstPoint = Math.floor((k / strands - 0.25) * pointsPerWave - 0.5);
    return spline(
      Array.from({ length: waves * pointsPerWave + 3 }, (_, i): Point => {
        const phase = 0.25 + (firstPoint + i) / pointsPerWave;
        const x = (width * (phase - k / strands)) / waves;
        const reach = mean + swell * Math.cos((2 * Math.PI * x) / width);
        return [x, reach * waveReach(pointsPerWave) * Math.sin(2 * Math.PI * phase)];
      }),
    );
  }).join('');
}

/** The other half of the strands is the mirror image. */
const MIRROR = ['scale(1 -1)'];

/** One tile of Home's band, without a stroke color. */
export const bandDrawing: readonly Drawing[] = withCopies(
  path(halfOf(BAND)),
  'art-strands',
  MIRROR,
);

/** One diamond, without a stroke color: x from 0 to DIAMOND_WIDTH, its middle at y = 0. */
export const diamondDrawing: readonly Drawing[] = withCopies(
  path(halfOf(DIAMOND)),
  'art-loop',
  MIRROR,
);

/** The band between two stations of a payment, without a stroke color: x from 0 to 100, y from -50 to 50. */
export function moneyBandDrawing(): Drawing {
  const bandStrands = withCopies(hairlines(halfOf(MONEY_BAND)), 'money-half', MIRROR);
  const { width, mean, swell } = MONEY_BAND;
  const room = 1.15 * (mean + Math.abs(swell));
  const scale = [100 / width, 50 / room].map((factor) => shortNumber(factor, 4));
  return group(bandStrands, { id: 'money-band', transform: `scale(${scale.join(' ')})` });
}

/** The rim of a station's medallion, out to radius 92: a ring, and its copy turned by 15 degrees. */
export function medallionRim(): Drawing {
  const rimStrands = withCopies(hairlines(ring(84, 8, 12)), 'money-ring', ['rotate(15)']);
  return group(rimStrands, { id: 'money-rim' });
}
