/** The icons in public/ are drawn by `npm run art`: they look as src/art draws them now. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appIcon, dataUrl, smallIcon } from '#art/marks/icon.ts';
import { expect, test } from '../../support/site.ts';

/** The mean difference per color channel (of 255) that fewer colors and another Chromium may cause. */
const TOLERANCE = 3;

const ICONS = {
  '/favicon.ico': smallIcon(),
  '/apple-touch-icon.png': appIcon('square'),
  '/icon-192.png': appIcon('rounded'),
  '/icon-512.png': appIcon('rounded'),
  '/icon-maskable-512.png': appIcon('maskable'),
};

/** How far two pictures differ, in the size of the first: the mean over all color channels. */
function difference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (addresses) => {
      const [first, second] = await Promise.all(
        addresses.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return image;
        }),
      );
      if (!first || !second) throw new Error('A picture is missing.');
      const { width, height } = first;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas.');
      const parts = (image: HTMLImageElement) => {
        context.clearRect(0, 0, width, height);
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const [a, b] = [parts(first), parts(second)];
      return a.reduce((sum, part, index) => sum + Math.abs(part - (b[index] ?? 0)), 0) / a.length;
    },
    [one, other],
  );
}

test('every icon is up to date, or "npm run art" draws it', async ({ page }) => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(`${smallIcon()}\n`);
  await page.goto('/');
  for (const [file, svg] of Object.entries(ICONS)) {
    const sized = svg.replace('<svg ', '<svg width="512" height="512" ');
    expect(await difference(page, file, dataUrl(sized)), file).toBeLessThan(TOLERANCE);
  }
  const other = appIcon('maskable').replace('<svg ', '<svg width="512" height="512" ');
  expect(await difference(page, '/icon-192.png', dataUrl(other))).toBeGreaterThan(TOLERANCE);
});
