import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumOptions } from '../browsers/chromium.ts';

/** Keeps a picture the same, byte for byte, whatever the machine's screen and font settings. */
const STEADY_OUTPUT = ['--force-color-profile=srgb', '--font-render-hinting=none'];

/** Quality 30 keeps each ink and the red of the mark; a higher quality looks the same. */
const FEW_COLOURS = { palette: true, quality: 30, dither: 0, effort: 10, compressionLevel: 9 };

/** Opens the browser that draws the raster pictures, and closes it afterwards. */
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
 * A PNG of an HTML text in the light scheme, one pixel for each CSS pixel, transparent where nothing
 * is drawn, with a palette.
 */
export async function rasterize(
  browser: Browser,
  html: string,
  width: number,
  height: number,
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
    return await sharp(picture).png(FEW_COLOURS).toBuffer();
  } finally {
    await page.close();
  }
}
