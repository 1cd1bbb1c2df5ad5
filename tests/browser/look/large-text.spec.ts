/** Large text set in the browser, and windows narrower than any phone: nothing is lost. */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../tools/browsers/chromium.ts';
import { layoutFaults } from '../../support/look/layout-faults.ts';
import { openSettled } from '../../support/look/look.ts';
import { caseTag, EVERY_PATH, expect, test } from '../../support/site.ts';

/** The browser's font size and the window's widths, in pixels. */
const SIZES = [
  { font: 16, widths: [195, 240] },
  { font: 24, widths: [360] },
  { font: 32, widths: [320, 390, 768, 1280] },
];

for (const { font, widths } of SIZES) {
  test(`at a font of ${font} px each page fits ${widths.join(', ')} px`, {
    tag: caseTag(font === 32),
  }, async ({ baseURL }) => {
    const options = chromiumOptions();
    // The size is a setting of the whole browser.
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${font}`],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
    for (const path of EVERY_PATH) {
      await openSettled(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        // A word longer than the line may be broken there: no part of it is lost.
        const faults = (await layoutFaults(page)).filter((fault) => !fault.startsWith('broken'));
        expect.soft(faults, `${path}, ${width} px`).toEqual([]);
      }
    }
    await browser.close();
  });
}
