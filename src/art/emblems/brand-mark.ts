import { doublingTurns, multiply, path, toSvg } from '../curves/drawing.ts';
import { ring } from '../curves/path-data.ts';
import { ROSETTE_VIEW_BOX } from '../rosettes/rosettes.ts';

/** The brand mark: two plaited strands around the sign `<`. Ten units are one pixel at 34 px. */
export const BRAND_MARK_VIEW_BOX = '-170 -170 340 340';

/** Six waves. The other strand is this one turned by STRAND_TURN. */
export const STRAND = ring(137, 22, 6, { pointsPerWave: 4 });
export const STRAND_TURN = 'rotate(30)';
export const STRAND_WIDTH = 16;

/** A code bracket, and the filler character of passports. */
export const CHEVRON = 'M20-58-38 0 20 58';
export const CHEVRON_WIDTH = 31;

/** The icon's colors: it can't use the custom properties of a page. */
interface IconColors {
  cover: string;
  foil: string;
  strand: string;
  chevron: string;
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** A seal of twelve waves, the outline of the mark's two strands: finer detail is lost at 16 px. */
const SEAL = ring(150, 12, 12);

/** The line goes back on itself, so that it encloses no area to fill. */
const SMALL_CHEVRON = 'M30-84-54 0 30 84-54 0';

/** The sign on a seal in cover and foil, swapped in the dark scheme. */
export function smallIcon({ cover, foil }: IconColors): string {
  return (
    `<svg ${SVG} viewBox="${BRAND_MARK_VIEW_BOX}" fill="${cover}" stroke-width="46">` +
    `<style>@media(prefers-color-scheme:dark){svg{fill:${foil}}path+path{stroke:${cover}}}` +
    `</style><path d="${SEAL}"/><path stroke="${foil}" d="${SMALL_CHEVRON}"/></svg>`
  );
}

/** A rope like a rosette's, wider and finer than the mark's two strands. */
const ROPE = multiply(path(ring(426, 16, 32)), doublingTurns(90 / 32, 2), 'rope');

/**
 * The mark on the passport's cover, with a foil rope around it, within the central 80 %: systems may cut
 * its edge.
 */
export function appIcon({ cover, foil, strand, chevron }: IconColors): string {
  return (
    `<svg ${SVG} viewBox="${ROSETTE_VIEW_BOX}">` +
    `<rect x="-500" y="-500" width="1000" height="1000" fill="${cover}"/>` +
    `<g fill="none" transform="scale(.85)">` +
    `<g stroke="${foil}" stroke-width="4">${toSvg(ROPE)}</g>` +
    `<g transform="scale(2.1)" stroke-width="${STRAND_WIDTH}">` +
    `<path d="${STRAND}" stroke="${strand}"/>` +
    `<path d="${STRAND}" stroke="${foil}" transform="${STRAND_TURN}"/>` +
    `<path d="${CHEVRON}" stroke="${chevron}" stroke-width="${CHEVRON_WIDTH}"/></g></g></svg>`
  );
}
