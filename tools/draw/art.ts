/** `npm run art`: draws the site's icons and share pictures into public/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { type Plugin, runnerImport } from 'vite';
import { appIcon, smallIcon } from '#art/emblems/brand-mark.ts';
import { readSources } from '#content/read/sources.ts';
import { DARK, LIGHT, token } from '#styles/tokens.ts';
import { exitOnMistakes } from '../build/content.ts';
import { fullChromiumOptions } from '../install.ts';
import { sharePictures } from './share-pictures.ts';

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
/** Makes pictures equal, byte for byte, on every machine. */
const STEADY_OUTPUT = '--force-color-profile=srgb';

/** The components' stylesheets are for pages; a picture has its own. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? 'no-styles' : undefined),
  load: (id) => (id === 'no-styles' ? '' : undefined),
};

export async function run(): Promise<void> {
  const pictures = exitOnMistakes(() => sharePictures(readSources()));
  await drawIcons();
  await drawSharePictures(pictures);
}

async function drawIcons(): Promise<void> {
  write('public/favicon.svg', `${smallIcon(COLORS)}\n`);
  write('public/favicon.ico', icoOf(await iconOf(smallIcon(COLORS), ICO_PIXELS)));
  write('public/apple-touch-icon.png', await iconOf(appIcon(COLORS), APP_ICON_PIXELS));
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

async function drawSharePictures(pictures: ReturnType<typeof sharePictures>): Promise<void> {
  // Node itself can't read TSX.
  const { module } = await runnerImport<typeof import('./SharePicture.tsx')>(
    './tools/draw/SharePicture.tsx',
    { configFile: false, plugins: [noStyles] },
  );
  // A headless shell antialiases lines differently.
  const { args = [], ...options } = fullChromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...args, STEADY_OUTPUT] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const { file, props, description } of pictures) {
    await page.setContent(module.sharePictureHtml(props));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = sharp(await page.screenshot()).withExif({
      IFD0: { ImageDescription: description },
    });
    write(file, await picture.png(FEW_COLORS).toBuffer());
  }
  await browser.close();
}

function write(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  console.log(`${file}: ${Buffer.byteLength(data)} bytes`);
}
