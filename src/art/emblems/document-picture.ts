import { joinNumbers } from '../curves/path-data.ts';

/** The picture in Home's document: ruled lines that form two raised, thick `<` signs. */
export const PICTURE_VIEW_BOX = '0 0 160 207';
export const LINE_WIDTH = 0.8;
export const RAISED_WIDTH = 2.6;

const WIDTH = 160;
const LINE_GAP = 5;
const LINES = 41;

/** Lines from the middle of a sign to its top or bottom. */
const ARM_LINES = 15;
const MIDDLE_Y = 105;
const POINT_X = 10;
const SLOPE = 0.62;
const SECOND_SIGN = 58;
const RAISED_LENGTH = 38;
const RAISED = 'c6 0 4-5 10-5h18c6 0 4 5 10 5';

/** All the ruled lines. */
export const rulingPath = `M0 ${LINE_GAP}${`h${WIDTH}m-${WIDTH} ${LINE_GAP}`.repeat(LINES)}`;

/**
 * The area that the signs cover: filled with the background between the ruled and the raised lines.
 */
export const clearingPath = clearing(POINT_X) + clearing(POINT_X + SECOND_SIGN);

/** The raised segments of the lines. */
export const raisedPath = raised();

function clearing(x: number): string {
  const reach = ARM_LINES * LINE_GAP;
  const slant = reach * SLOPE;
  const top = [x + slant, MIDDLE_Y - reach - 1];
  return `M${joinNumbers(top)}h${RAISED_LENGTH}L${joinNumbers([x + RAISED_LENGTH, MIDDLE_Y])}l${joinNumbers([slant, reach + 1])}h-${RAISED_LENGTH}L${joinNumbers([x, MIDDLE_Y])}z`;
}

function raised(): string {
  const slant = LINE_GAP * SLOPE;
  const row = `${RAISED}m${SECOND_SIGN - RAISED_LENGTH} 0${RAISED}`;
  const back = SECOND_SIGN + RAISED_LENGTH;
  const start = [POINT_X + ARM_LINES * slant, MIDDLE_Y - ARM_LINES * LINE_GAP];
  const inward = `m${joinNumbers([-back - slant, LINE_GAP])}${row}`;
  const outward = `m${joinNumbers([-back + slant, LINE_GAP])}${row}`;
  return `M${joinNumbers(start)}${row}${inward.repeat(ARM_LINES)}${outward.repeat(ARM_LINES)}`;
}
