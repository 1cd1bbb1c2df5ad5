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

/** What axe finds in colors: the rest of a page is the same in both schemes. */
const COLOR_RULES = ['color-contrast-enhanced', 'link-in-text-block'];

/** It asks less than `color-contrast-enhanced`, and takes as long. */
const IMPLIED_RULE = 'color-contrast';

/** What axe finds in the words of a translated page: colors are those of the first language. */
export function axeViolationsInWords(page: Page): Promise<string[]> {
  return violations(page, rulesBut(IMPLIED_RULE, ...COLOR_RULES));
}

/**
 * Each violation as one line: the scheme, the rule, what it asks for, and the elements. All rules run
 * in the light scheme, those about colors in the dark one too. Leaves the page in the dark scheme.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, rulesBut(IMPLIED_RULE));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { runOnly: COLOR_RULES });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

function rulesBut(...left: string[]): RunOptions {
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  return { runOnly: AXE_TAGS, rules };
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
