import type { PageName } from '#pages.ts';
import { copy, type Drawing, group } from '../curves/drawing.ts';
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

/** A band of guilloche. Tiles are `width` wide and BAND_HEIGHT high and join without a seam. */
interface BandSpec {
  width: number;
  plaits: readonly Plait[];
}

/** The middle of the band is at y = 0. */
export const BAND_HEIGHT = 120;

const HOME: BandSpec = { width: 480, plaits: [{ mean: 34, swell: 18, waves: 3, strands: 8 }] };

export const bands: Record<PageName, BandSpec> = {
  home: HOME,
  notFound: HOME,
  privacy: HOME,
  terms: HOME,
  services: { width: 480, plaits: [{ mean: 20, swell: 30, waves: 2, strands: 8, pointsAWave: 6 }] },
  tutoring: { width: 360, plaits: [{ mean: 40, swell: -16, waves: 2, strands: 10 }] },
  payments: { width: 360, plaits: [{ mean: 14, swell: 10, waves: 3, strands: 5 }] },
  about: {
    width: 600,
    plaits: [
      { mean: 30, swell: 24, waves: 5, strands: 6 },
      { mean: 50, swell: -6, waves: 2, strands: 4 },
    ],
  },
  contact: { width: 480, plaits: [{ mean: 26, swell: 26, waves: 4, strands: 7 }] },
};

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

/** One tile of the band, without ink: x from 0 to its width, y from −60 to 60. */
export function bandDrawing(name: PageName): readonly Drawing[] {
  const { width, plaits } = bands[name];
  return plaits.flatMap((plait, i) => plaitDrawing(plait, width, `w${i}`));
}

/**
 * Draws half of the strands and mirrors them. With an even number, strand k + half is strand k
 * upside down; with an odd one, strand −k is strand k turned by 180° about the tile's middle, and
 * strand 0 is its own image.
 */
function plaitDrawing(plait: Plait, width: number, id: string): Drawing[] {
  const { strands } = plait;
  const isEven = strands % 2 === 0;
  const first = isEven ? 0 : 1;
  const half = Array.from({ length: Math.floor(strands / 2) }, (_, i) =>
    strand(plait, width, first + i),
  );
  const drawn = path(half.join(''), id);
  return isEven
    ? [drawn, copy(id, 'scale(1 -1)')]
    : [path(strand(plait, width, 0)), drawn, copy(id, `rotate(180 ${width / 2} 0)`)];
}

function path(d: string, id?: string): Drawing {
  return { tag: 'path', attributes: id === undefined ? { d } : { id, d } };
}

export function bandGroup(name: PageName, attributes: Drawing['attributes'] = {}): Drawing {
  return group(bandDrawing(name), attributes);
}
