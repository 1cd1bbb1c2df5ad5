/**
 * `npm run pictures`: screenshots of the built pages in pictures/, by page, width and color scheme.
 * `-- --page tutoring --width 360 --language es` takes those of one page, width or language.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { languageRoot, localAddress, publishedLanguages } from '#content/languages.ts';
import { readSources } from '#content/read/sources.ts';
import { isOptionalPage, PAGE_NAMES, pages } from '#pages.ts';
import { builtSite, serve } from './hosts/serve.ts';
import { chromiumOptions } from './programs.ts';

const WIDTHS = [360, 768, 1440];
const HEIGHT = 900;

const languages = publishedLanguages(readSources());
const {
  page: onlyPage,
  width: onlyWidth,
  language = languages[0],
} = parseArgs({
  options: { page: { type: 'string' }, width: { type: 'string' }, language: { type: 'string' } },
}).values;
const names = PAGE_NAMES.filter((name) => !isOptionalPage(name) && name === (onlyPage ?? name));
const widths = onlyWidth === undefined ? WIDTHS : [Number(onlyWidth)];

mkdirSync('pictures', { recursive: true });
const server = await serve(builtSite());
const browser = await chromium.launch(chromiumOptions());
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: HEIGHT },
      baseURL: server.address,
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const name of names) {
      await page.goto(localAddress(pages[name].path, languageRoot(language, languages)));
      // After the first paint come the heading font, the clock's hand and the link to the manifest.
      await page.locator('html.font [rel=manifest]').waitFor({ state: 'attached' });
      const path = `pictures/${language}-${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
      console.log(path);
    }
    await page.close();
  }
}
await browser.close();
server.stop();
