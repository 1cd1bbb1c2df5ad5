import { copy, type Drawing, group, lace, withId } from '../curves/drawing.ts';
import { ring } from '../curves/ring.ts';
import { type Plait, strand } from './bands.ts';

/** A thread is drawn from x = 0 to THREAD_LENGTH, at most 90 beyond its middle at y = 0. */
export const THREAD_LENGTH = 960;

/** Its strands swell between two stations and meet in them. */
const THREAD: Plait = { mean: 45, swell: -45, waves: 4, strands: 10 };

/** One thread, without ink: half of its strands, and their mirror images. */
export function threadDrawing(id: string): Drawing {
  const half = Array.from({ length: THREAD.strands / 2 }, (_, k) =>
    strand(THREAD, THREAD_LENGTH, k),
  );
  return group([withId(lace(half.join('')), `${id}-half`), copy(`${id}-half`, 'scale(1 -1)')], {
    id,
  });
}

/** The rim of a station's medallion, a ring of radius 92; a second one is turned by 15 degrees. */
export function rimDrawing(id: string): Drawing {
  return group(
    [withId(lace(ring(84, 8, 12)), `${id}-strand`), copy(`${id}-strand`, 'rotate(15)')],
    {
      id,
    },
  );
}
