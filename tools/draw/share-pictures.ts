/** Draws the pictures that other websites show beside a link to a page: 1200 × 630 px. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { rasterize, withBrowser } from './rasterize.ts';
import { shareWords, withWords } from './share-words.ts';

interface SharePicture {
  /** Whose patterns it shows; also the file's name. */
  name: PageName;
  /** The page's h1. */
  title: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const ROOT = new URL('../../', import.meta.url);
const TOKENS = new URL('src/styles/tokens.css', ROOT);
/** The whole variable font, so that a title may contain any Latin letter. */
const FONT = new URL(
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  ROOT,
);

/** Writes NAME.png for each page into the folder. The same words and art give the same bytes. */
export async function drawSharePictures(
  { site, courses }: RosetteFacts & { site: { brand: string } },
  pages: readonly SharePicture[],
  folder: string,
): Promise<void> {
  const style = await styleSheet();
  await mkdir(folder, { recursive: true });
  await withBrowser(async (browser) => {
    for (const page of pages) {
      const picture = await sharePicture(browser, style, { site, courses }, page);
      const png = withWords(picture, shareWords({ site, courses }, page.title));
      await writeFile(join(folder, `${page.name}.png`), png);
      console.log(`${join(folder, `${page.name}.png`)}: ${png.length} bytes`);
    }
  });
}

function sharePicture(
  browser: Browser,
  style: string,
  content: RosetteFacts & { site: { brand: string } },
  { name, title }: SharePicture,
): Promise<Buffer> {
  const html =
    `<!doctype html><meta charset="utf-8"><style>${style}</style>` +
    `${inks(name)}${name === 'about' ? passage() : rosette(name, content)}${foot(name)}` +
    `<header>${mark()}<b>${escaped(content.site.brand)}</b></header><h1><span>${escaped(title)}</span></h1>`;
  return rasterize(browser, html, WIDTH, HEIGHT);
}

async function styleSheet(): Promise<string> {
  const tokens = await readFile(TOKENS, 'utf8');
  const font = (await readFile(FONT)).toString('base64');
  return `${tokens}
@font-face { font-family: Heading; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 500 44px/1 Heading; font-optical-sizing: none; font-variation-settings: "opsz" 60 }
svg { position: absolute }
header { position: absolute; inset: 56px auto auto 72px; display: flex; align-items: center; gap: 18px }
header svg { position: static; width: 60px; height: 60px }
b { font-weight: 500; letter-spacing: -.015em }
h1 { position: absolute; inset: 140px auto 132px 72px; width: 610px; margin: 0;
  display: flex; align-items: center; text-wrap: balance;
  font-size: 80px; font-weight: 500; line-height: 1; letter-spacing: -.025em }
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
