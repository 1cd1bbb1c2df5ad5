/** Draws the pictures that other websites show beside a link to a page: 1200 × 630 px. */
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { bandGroup, bands } from '#art/bands/bands.ts';
import { svgMarkup } from '#art/curves/drawing.ts';
import {
  BRAND_MARK_VIEW_BOX,
  CHEVRON,
  CHEVRON_WIDTH,
  STRAND,
  STRAND_TURN,
  STRAND_WIDTH,
} from '#art/marks/brand-mark.ts';
import {
  INKS_FROM_CENTER,
  ROSETTE_VIEW_BOX,
  type RosetteFacts,
  rosetteGroup,
} from '#art/rosettes/rosettes.ts';
import { archPath, floorPath, PASSAGE_VIEW_BOX, passageArches } from '#features/about/passage.ts';
import type { PageName } from '#pages.ts';
import { rasterize } from './rasterize.ts';

interface SharePicture {
  /** Whose patterns it shows. */
  name: PageName;
  /** The page's h1. */
  title: string;
  content: RosetteFacts & { site: { brand: string } };
}

const WIDTH = 1200;
const HEIGHT = 630;
const ROOT = new URL('../../', import.meta.url);
const TOKENS = new URL('src/styles/tokens.css', ROOT);
/** The whole variable font in its parts, so that a title may contain any Latin letter. */
const FONTS = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) =>
    new URL(
      `node_modules/@fontsource-variable/newsreader/files/newsreader-${part}-opsz-normal.woff2`,
      ROOT,
    ),
);

/** The same words and art give the same bytes. */
export async function drawSharePicture(
  browser: Browser,
  { name, title, content }: SharePicture,
): Promise<Buffer> {
  const html =
    `<!doctype html><meta charset="utf-8"><style>${await styleSheet()}</style>` +
    `${inks(name)}${name === 'about' ? passage() : rosette(name, content)}${foot(name)}` +
    `<header>${mark()}<b>${escaped(content.site.brand)}</b></header>` +
    `<h1 style="font-size:${sizeOf(title)}px"><span>${escaped(title)}</span></h1>`;
  return rasterize(browser, html, WIDTH, HEIGHT);
}

/** The largest size at which the longest word fits the line, and the title four lines. */
function sizeOf(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/u).map((word) => word.length));
  return Math.min(80, Math.floor(1150 / longest), Math.floor(530 / Math.sqrt(title.length)));
}

async function styleSheet(): Promise<string> {
  const tokens = await readFile(TOKENS, 'utf8');
  const fonts = await Promise.all(FONTS.map((font) => readFile(font, 'base64')));
  const faces = fonts.map(
    (font, part) =>
      `@font-face { font-family: Heading${part}; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }`,
  );
  return `${tokens}
${faces.join('\n')}
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 500 44px/1 Heading0, Heading1, Heading2; font-optical-sizing: none; font-variation-settings: "opsz" 60 }
svg { position: absolute }
header { position: absolute; inset: 56px auto auto 72px; display: flex; align-items: center; gap: 18px }
header svg { position: static; width: 60px; height: 60px }
b { font-weight: 500; letter-spacing: -.015em }
h1 { position: absolute; inset: 140px auto 132px 72px; width: 610px; margin: 0;
  display: flex; align-items: center; text-wrap: balance;
  font-weight: 500; line-height: 1; letter-spacing: -.025em }
.inks { width: 0; height: 0 }
.rosette { width: 740px; height: 740px; inset: -105px auto auto 706px }
.passage { width: 560px; inset: auto auto 120px 676px }
.foot { inset: auto 0 0; width: 1200px; height: 120px; background: var(--band);
  border-top: 2px solid var(--ink) }`;
}

function inks(name: PageName): string {
  const ink = 'id="ink" href="#inks" gradientUnits="userSpaceOnUse"';
  return (
    '<svg class="inks"><linearGradient id="inks"><stop stop-color="var(--g1)"/>' +
    '<stop offset=".5" stop-color="var(--g2)"/><stop offset="1" stop-color="var(--g3)"/>' +
    '</linearGradient>' +
    (INKS_FROM_CENTER.includes(name)
      ? `<radialGradient ${ink} cx="0" cy="0" r="500"/></svg>`
      : `<linearGradient ${ink} x1="-500" y1="-300" x2="500" y2="300"/></svg>`)
  );
}

function rosette(name: PageName, facts: RosetteFacts): string {
  const lines = rosetteGroup(name, facts, { fill: 'none', stroke: 'url(#ink)', 'stroke-width': 1 });
  return `<svg class="rosette" viewBox="${ROSETTE_VIEW_BOX}">${svgMarkup(lines)}</svg>`;
}

/** About's arches. */
function passage(): string {
  const bays = svgMarkup(passageArches()).replaceAll('strokeWidth', 'stroke-width');
  return (
    `<svg class="passage" viewBox="${PASSAGE_VIEW_BOX}" fill="none" stroke="url(#arch)" stroke-width=".6">` +
    '<linearGradient id="arch" href="#inks" gradientUnits="userSpaceOnUse" x1="-150" x2="150"/>' +
    `${bays}<path d="${floorPath()}"/><path d="${archPath(1)}" stroke-width="1.6"/></svg>`
  );
}

/** The page's band across the whole width. */
function foot(name: PageName): string {
  const { width } = bands[name];
  const lines = svgMarkup(bandGroup(name, { fill: 'none', stroke: '#fff', 'stroke-width': 1 }));
  return (
    `<svg class="foot"><pattern id="tile" width="${width}" height="120" ` +
    `viewBox="0 -60 ${width} 120" patternUnits="userSpaceOnUse">${lines}</pattern>` +
    `<mask id="band"><rect width="${WIDTH}" height="120" fill="url(#tile)"/></mask>` +
    `<rect width="${WIDTH}" height="120" fill="url(#inks)" mask="url(#band)"/></svg>`
  );
}

function mark(): string {
  return (
    `<svg viewBox="${BRAND_MARK_VIEW_BOX}" fill="none" stroke-width="${STRAND_WIDTH}">` +
    `<path d="${STRAND}" stroke="var(--g1)"/>` +
    `<path d="${STRAND}" stroke="var(--g2)" transform="${STRAND_TURN}"/>` +
    `<path d="${CHEVRON}" stroke="var(--g3)" stroke-width="${CHEVRON_WIDTH}"/></svg>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
