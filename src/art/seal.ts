import { joinNumbers } from './path-data.ts';

const CIRCLE_RADIUS = 115;
const CIRCLE_OFFSET = 85;

/** The seal reaches 200 units from its middle; the rest is room for a line 10 wide. */
export const SEAL_REACH = CIRCLE_RADIUS + CIRCLE_OFFSET;
export const SEAL_VIEW_BOX = '-205 -205 410 410';

/** Path data of a seal: circles set evenly round its middle, the first one to the right. */
export function sealPath(circles: number): string {
  return Array.from({ length: circles }, (_, i) => circleAt((2 * Math.PI * i) / circles)).join('');
}

/** A circle as one arc, whose ends lie a unit apart. */
function circleAt(angle: number): string {
  const x = Math.round(CIRCLE_OFFSET * Math.cos(angle)) + CIRCLE_RADIUS;
  const y = Math.round(CIRCLE_OFFSET * Math.sin(angle));
  return `M${joinNumbers([x, y])}a${CIRCLE_RADIUS} ${CIRCLE_RADIUS} 0 1 0 0 1z`;
}
