import { copyTo, type Drawing, group, hairlines } from '../curves/drawing.ts';
import { ring } from '../curves/spline.ts';
import { halfOf, MIRROR } from './bands.ts';

/** From x = 0 to its width, at most 90 from y = 0. Its strands swell between two stations and meet at them. */
const MONEY_BAND = { width: 960, mean: 42, swell: -42, waves: 4, strands: 10, pointsPerWave: 2 };

/** The band between two stations of a payment, without a stroke color. */
export function moneyBandDrawing(): Drawing {
  const bandStrands = copyTo(hairlines(halfOf(MONEY_BAND)), 'money-strands', MIRROR);
  return group(bandStrands, { id: 'money-band' });
}

/** The rim of a station's medallion, a ring of radius 92; a second one (`money-strand`) is turned by 15 degrees. */
export function medallionRim(): Drawing {
  const rimStrands = copyTo(hairlines(ring(84, 8, 12)), 'money-strand', ['rotate(15)']);
  return group(rimStrands, { id: 'money-rim' });
}
