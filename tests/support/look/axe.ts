import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA, axe's best practices, and of AAA the contrast of 7:1. */
const ALL_RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The heading is hidden with the page behind an open list; tests/pages looks for it.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'page-has-heading-one': { enabled: false },
  },
};
/** Only these can differ between the color schemes. */
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Each violation as one line, in the light and the dark scheme. Leaves the page in the dark one. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(axe.source);
  const light = await violations(page, ALL_RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { runOnly: COLOR_RULES });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

/** Describes no element that passes: twice as fast as axe's own package for Playwright. */
function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run({ ...options, resultTypes: ['violations'] });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  }, options);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
