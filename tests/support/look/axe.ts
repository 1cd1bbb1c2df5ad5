import type { Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';
import axe from 'axe-core';

/** A, AA and AAA (which requires 7:1 contrast), and axe's best practices. */
const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag21aaa',
  'wcag22aa',
  'best-practice',
];

/**
 * What axe finds in colors: the rest of a page is the same in both schemes. The enhanced rule leaves
 * out what the other one finds.
 */
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds in the words of a translated page: colors are those of the first language. */
export function axeViolationsInWords(page: Page): Promise<string[]> {
  const off = COLOR_RULES.map((rule) => [rule, { enabled: false }]);
  return violations(page, { runOnly: AXE_TAGS, rules: Object.fromEntries(off) });
}

/**
 * Each violation as one line: the scheme, the rule, what it asks for, and the elements. All rules run
 * in the light scheme, those about colors in the dark one too. Leaves the page in the dark scheme.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, { runOnly: AXE_TAGS });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { runOnly: COLOR_RULES });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

/** Runs axe in the page, and describes no element that passes: twice as fast as axe's own package. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } };
    const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  }, options);
}
