/** `npm run art`: draws the share pictures into public/share/. */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { type Plugin, runnerImport } from 'vite';
import { readSources } from '#content/read/sources.ts';
import { contentIn } from '#content/site-content.ts';
import { isOptionalPage, PAGE_NAMES, pageOf } from '#site/pages.ts';
import { exitOnMistakes } from '../build/content.ts';
import { fullChromiumOptions } from '../install.ts';

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
    const file = `public/share/${name}.png`;
    const { size } = await sharp(await page.screenshot())
      .png(FEW_COLORS)
      .toFile(file);
    console.log(`${file}: ${size} bytes`);
  }
  await browser.close();
}
