/** `npm run art`: draws the site's icons and share pictures into public/. */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { type Plugin, runnerImport } from 'vite';
import { appIcon, smallIcon } from '#art/emblems/brand-mark.ts';
import type { RosetteContent } from '#art/rosettes/rosettes.ts';
import { readSources } from '#content/read/sources.ts';
import { contentIn } from '#content/site-content.ts';
import { isOptionalPage, PAGE_NAMES, pageOf } from '#site/pages.ts';
import { DARK, LIGHT, token } from '#styles/tokens.ts';
import { exitOnMistakes } from '../build/content.ts';
import { fullChromiumOptions } from '../install.ts';

const COLORS = {
  cover: token(LIGHT, 'cover'),
  foil: token(LIGHT, 'cover-foil'),
  strand: token(DARK, 'engrave-1'),
  chevron: token(DARK, 'engrave-3'),
};
const APP_ICON_PIXELS = 180;
const ICO_PIXELS = 32;
/** Quality 30 keeps each ink and the red of the mark; a higher quality looks the same. */
const FEW_COLORS = { palette: true, quality: 30, dither: 0, effort: 10, compressionLevel: 9 };

/** The components' stylesheets are for pages; a picture has its own. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? 'no-styles' : undefined),
  load: (id) => (id === 'no-styles' ? '' : undefined),
};

export async function run(): Promise<void> {
  const content = exitOnMistakes(() => contentIn(readSources()));
  write('public/favicon.svg', `${smallIcon(COLORS)}\n`);
  write('public/favicon.ico', icoOf(await iconOf(smallIcon(COLORS), ICO_PIXELS)));
  write('public/apple-touch-icon.png', await iconOf(appIcon(COLORS), APP_ICON_PIXELS));
  await drawSharePictures(content);
}

/** Drawn at its own size, then made smaller without hard edges. */
function iconOf(svg: string, width: number): Promise<Buffer> {
  const icon = sharp(Buffer.from(svg)).resize({ width, kernel: 'mitchell' });
  return icon.png(FEW_COLORS).toBuffer();
}

/** An ICO file with one PNG. */
function icoOf(png: Buffer): Buffer {
  // An icon of one picture; its size, color planes, bits per pixel, bytes, and where it begins.
  const size = [ICO_PIXELS, ICO_PIXELS, 0, 0];
  const header = Buffer.from([0, 0, 1, 0, 1, 0, ...size, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

async function drawSharePictures(content: RosetteContent): Promise<void> {
  // Node itself can't read TSX.
  const { module } = await runnerImport<typeof import('./SharePicture.tsx')>(
    './tools/draw/SharePicture.tsx',
    { configFile: false, plugins: [noStyles] },
  );
  // A headless shell antialiases lines differently.
  const { args = [], ...options } = fullChromiumOptions();
  // The tokens' colors, whatever this machine's screen.
  const steady = '--force-color-profile=srgb';
  const browser = await chromium.launch({ ...options, args: [...args, steady] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const name of PAGE_NAMES) {
    if (isOptionalPage(name) || pageOf(name).isUnlisted) continue;
    await page.setContent(module.sharePictureHtml(name, content));
    const picture = sharp(await page.screenshot()).png(FEW_COLORS);
    write(`public/share/${name}.png`, await picture.toBuffer());
  }
  await browser.close();
}

function write(file: string, data: string | Buffer): void {
  writeFileSync(file, data);
  console.log(`${file}: ${Buffer.byteLength(data)} bytes`);
}
