import { ring } from '../curves/path-data.ts';

/** The brand mark: two plaited strands around the sign `<`. Ten units are one pixel at 34 px. */
export const BRAND_MARK_VIEW_BOX = '-170 -170 340 340';

/** Six waves. The other strand is this one turned by STRAND_TURN. */
export const STRAND = ring(137, 22, 6, { pointsPerWave: 4 });
export const STRAND_TURN = 'rotate(30)';
export const STRAND_WIDTH = 16;

/** A code bracket, and the filler character of passports. */
export const CHEVRON = 'M20-58-38 0 20 58';
export const CHEVRON_WIDTH = 31;
