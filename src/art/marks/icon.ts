import { multiply, turns } from '../curves/doubling.ts';
import { svgMarkup } from '../curves/drawing.ts';
import { ring } from '../curves/ring.ts';
import { ROSETTE_VIEW_BOX } from '../rosettes/rosettes.ts';
import {
  BRAND_MARK_VIEW_BOX,
  CHEVRON,
  CHEVRON_WIDTH,
  STRAND,
  STRAND_TURN,
  STRAND_WIDTH,
} from './brand-mark.ts';

/**
 * Cover and foil of the passport, repeated from styles/tokens.css: an icon can't use the page's
 * tokens.
 */
export const COVER = '#14203A';
export const COVER_FOIL = '#E3C36B';
const COVER_TEAL = '#4FC3B4';
const COVER_RED = '#F2826A';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** A seal of twelve waves, the outline of the mark's two strands: finer detail is lost at 16 px. */
const SEAL = ring(150, 12, 12);

/** There and halfway back, so that it encloses no area to fill. */
const SMALL_CHEVRON = 'M30-84-54 0 30 84-54 0';

/** The sign on a seal in cover and foil, swapped in the dark scheme. */
export function smallIcon(): string {
  return (
    `<svg ${SVG} viewBox="${BRAND_MARK_VIEW_BOX}" fill="${COVER}" stroke-width="46">` +
    `<style>@media(prefers-color-scheme:dark){svg{fill:${COVER_FOIL}}path+path{stroke:${COVER}}}` +
    `</style><path d="${SEAL}"/><path stroke="${COVER_FOIL}" d="${SMALL_CHEVRON}"/></svg>`
  );
}

/** A rope like a rosette's, wider and finer than the mark's two strands. */
const ROPE = multiply(
  { tag: 'path', attributes: { d: ring(426, 16, 32) } },
  turns(90 / 32, 2),
  'rope',
);

/** How an app icon meets its edge. A maskable one keeps the mark within the central 80 %. */
export type AppIconShape = 'rounded' | 'square' | 'maskable';

/** The mark on the passport's cover, with a foil rope around it. */
export function appIcon(shape: AppIconShape): string {
  const corner = shape === 'rounded' ? ' rx="220"' : '';
  const scale = shape === 'maskable' ? 0.85 : 1;
  return (
    `<svg ${SVG} viewBox="${ROSETTE_VIEW_BOX}">` +
    `<rect x="-500" y="-500" width="1000" height="1000"${corner} fill="${COVER}"/>` +
    `<g fill="none" transform="scale(${scale})">` +
    `<g stroke="${COVER_FOIL}" stroke-width="4">${svgMarkup(ROPE)}</g>` +
    `<g transform="scale(2.1)" stroke-width="${STRAND_WIDTH}">` +
    `<path d="${STRAND}" stroke="${COVER_TEAL}"/>` +
    `<path d="${STRAND}" stroke="${COVER_FOIL}" transform="${STRAND_TURN}"/>` +
    `<path d="${CHEVRON}" stroke="${COVER_RED}" stroke-width="${CHEVRON_WIDTH}"/></g></g></svg>`
  );
}
