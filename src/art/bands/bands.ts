import { copyTo, type Drawing, group, lace, path } from '../curves/drawing.ts';
import { type Point, ring, spline, waveReach } from '../curves/spline.ts';

/** Strands k = 0 … strands − 1 of (mean + swell · cos 2πx/w) · sin(2π · waves · x/w + 2πk/strands). */
interface Plait {
  width: number;
  mean: number;
  swell: number;
  /** Waves per tile. */
  waves: number;
  strands: number;
  /** 2 gives each wave its crest and its trough. */
  pointsAWave: number;
}

/** Tiles of the band are this wide and high, and join without a seam. Its middle is at y = 0. */
export const BAND_WIDTH = 480;
export const BAND_HEIGHT = 120;

const BAND = { width: BAND_WIDTH, mean: 34, swell: 14, waves: 3, strands: 8, pointsAWave: 2 };

/** A thread is drawn from x = 0 to THREAD_LENGTH, at most 90 beyond its middle at y = 0. */
export const THREAD_LENGTH = 960;

/** Its strands swell between two stations and meet in them. */
const THREAD = { ...BAND, width: THREAD_LENGTH, mean: 42, swell: -42, waves: 4, strands: 10 };

/** One loop of a chain, in view box units; it ends in a knot on both sides, so loops can be counted. */
export const LOOP_WIDTH = 100;
export const LOOP_HEIGHT = 160;

const LOOP = { width: LOOP_WIDTH, mean: 38, swell: -38, waves: 1, strands: 6, pointsAWave: 12 };

/** Path data of half of the strands over one tile, from x = 0 or just before it. */
function halfOf({ width, mean, swell, waves, strands, pointsAWave }: Plait): string {
  return Array.from({ length: strands / 2 }, (_, k) => {
    // A crest is a quarter of a wave after the start of its strand.
    const first = Math.floor((k / strands - 0.25) * pointsAWave - 0.5);
    return spline(
      Array.from({ length: waves * pointsAWave + 3 }, (_, i): Point => {
        const phase = 0.25 + (first + i) / pointsAWave;
        const x = (width * (phase - k / strands)) / waves;
        const reach = mean + swell * Math.cos((2 * Math.PI * x) / width);
        return [x, reach * waveReach(pointsAWave) * Math.sin(2 * Math.PI * phase)];
      }),
    );
  }).join('');
}

/** The mirror image of a half has its other strands. */
const MIRROR = ['scale(1 -1)'];

/** One tile of the band, without ink. */
export const bandDrawing: readonly Drawing[] = copyTo(path(halfOf(BAND)), 'art-strands', MIRROR);

/** One loop, without ink: x from 0 to LOOP_WIDTH, its middle at y = 0. */
export const loopDrawing: readonly Drawing[] = copyTo(path(halfOf(LOOP)), 'art-loop', MIRROR);

/** One thread, without ink. */
export function threadDrawing(id: string): Drawing {
  return group(copyTo(lace(halfOf(THREAD)), `${id}-half`, MIRROR), { id });
}

/** The rim of a station's medallion, a ring of radius 92; a second one is turned by 15 degrees. */
export function rimDrawing(id: string): Drawing {
  return group(copyTo(lace(ring(84, 8, 12)), `${id}-strand`, ['rotate(15)']), { id });
}
