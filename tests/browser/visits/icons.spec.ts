/** The icons in public/ are drawn by `npm run art`: they look as src/art draws them now. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appIcon, smallIcon } from '#art/marks/icon.ts';
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

const dataUrl = (data: string | Buffer, type: string) =>
  `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;

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
  const drawn = (svg: string) =>
    dataUrl(svg.replace('<svg ', '<svg width="512" height="512" '), 'svg+xml');
  const file = (path: string) =>
    dataUrl(readFileSync(`public${path}`), path.endsWith('.ico') ? 'x-icon' : 'png');
  for (const [path, svg] of Object.entries(ICONS)) {
    expect(await difference(page, file(path), drawn(svg)), path).toBeLessThan(TOLERANCE);
  }
  const other = drawn(appIcon('maskable'));
  expect(await difference(page, file('/icon-192.png'), other)).toBeGreaterThan(TOLERANCE);
});

test('a page shows its icon once it is painted', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('head > link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
});
