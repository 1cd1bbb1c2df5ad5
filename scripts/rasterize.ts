import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { indexedPng } from './indexed-png.ts';

/** So that a picture is the same, byte for byte, whatever the machine's screen and fonts' settings. */
const STEADY_OUTPUT = ['--force-color-profile=srgb', '--font-render-hinting=none'];

/** Opens the browser that draws the raster pictures, and closes it after the work. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const options = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...STEADY_OUTPUT],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A PNG of an HTML text in the light scheme, one pixel a CSS pixel, clear where nothing is drawn,
 * with at most `colours` colours.
 */
export async function rasterize(
  browser: Browser,
  html: string,
  width: number,
  height: number,
  colours: number,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot({ omitBackground: true });
    return indexedPng(await pixelsOf(page, picture), width, height, colours);
  } finally {
    await page.close();
  }
}

/** Four bytes a pixel: the browser reads its own PNG. */
async function pixelsOf(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (source) => {
      const blob = await (await fetch(source)).blob();
      const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none' });
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('This browser has no 2d canvas.');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return new Uint8Array(data.buffer).toBase64();
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(base64, 'base64');
}
