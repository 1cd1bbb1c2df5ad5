import { type Drawing, doublingTurns, group, multiply, path } from '../curves/drawing.ts';
import { joinNumbers, shortNumber } from '../curves/path-data.ts';

/** The front arch. The vanishing point is at 0, 0. */
const HALF_WIDTH = 150;
const SPRING_Y = -10;
const FOOT_Y = 80;
/** The room around it that its line needs. */
const MARGIN = 1;

/** A vaulted passage around its vanishing point. */
export const PASSAGE_VIEW_BOX = [
  -HALF_WIDTH - MARGIN,
  SPRING_Y - HALF_WIDTH - MARGIN,
  2 * (HALF_WIDTH + MARGIN),
  FOOT_Y - SPRING_Y + HALF_WIDTH + 2 * MARGIN,
].join(' ');

/** Each bay is this much smaller than the one before it; 5 doublings give 32 bays. */
const SHRINK = 0.92;
const DOUBLINGS = 5;
export const FAR_END_SIZE = SHRINK ** (2 ** DOUBLINGS);

/** The lines of one arch, from its edge inwards. */
const MOLDINGS = [
  { size: 1, width: 1.6 },
  { size: 0.97, width: 0.5 },
  { size: 0.945, width: 0.5 },
] as const;

/** Boards on each side of the floor's middle. */
const BOARDS = 15;

/** All bays of the passage, without a stroke color. */
export function passageArches(): Drawing {
  const arch = MOLDINGS.map(({ size, width }) => path(archPath(size), { strokeWidth: width }));
  return multiply(group(arch), doublingTurns(0, DOUBLINGS, SHRINK), 'art-bay');
}

/** Path data of an arch; the front arch has size 1. */
export function archPath(size: number): string {
  const radius = HALF_WIDTH * size;
  const foot = FOOT_Y * size;
  const round = joinNumbers([radius, radius], 1);
  return `M${joinNumbers([-radius, foot], 1)}V${shortNumber(SPRING_Y * size, 1)}a${round} 0 0 1 ${shortNumber(2 * radius, 1)} 0V${shortNumber(foot, 1)}`;
}

/** Path data of the lines between the floorboards, from the far end to the front. */
export function floorPath(): string {
  return Array.from({ length: 2 * BOARDS + 1 }, (_, i) => {
    const x = (HALF_WIDTH * (i - BOARDS)) / BOARDS;
    const far = [x * FAR_END_SIZE, FOOT_Y * FAR_END_SIZE];
    return `M${joinNumbers(far, 1)}L${joinNumbers([x, FOOT_Y], 1)}`;
  }).join('');
}
