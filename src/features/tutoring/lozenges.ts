import { shortNumber } from '#art/path-data.ts';

/** A rating is out of this many lozenges (specification §3). */
const COUNT = 5;

/** A lozenge's width and height, and how far the next one stands, in units of the view box. */
const SIZE = 10;
const PITCH = 12;

const LOZENGE = 'l5 5-5 5-5-5z';

export const LOZENGES_VIEW_BOX = `0 0 ${COUNT * PITCH - (PITCH - SIZE)} ${SIZE}`;

/** Path data of all five. */
export const LOZENGES = `M5 0${Array.from({ length: COUNT }, () => LOZENGE).join(`m${PITCH} 0`)}`;

/** How wide the inked part of the row is: whole lozenges, and the part of the next one. */
export function lozengesWidth(rating: number): string {
  const whole = Math.floor(rating);
  return shortNumber(whole * PITCH + (rating - whole) * SIZE, 2);
}
