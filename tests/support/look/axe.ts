import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds in the words of a translated page: colors are those of the first language. */
export async function axeViolationsInWords(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(AXE_TAGS)
    .disableRules(COLOR_RULES)
    .analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`);
}

/**
 * Each violation as one line: the scheme, the rule, what it asks for, and the elements. All rules run
 * in the light scheme, those about colors in the dark one too. Leaves the page in the dark scheme.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Legacy mode checks only this page, without a second page for frames: there are none.
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe().withTags(AXE_TAGS).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe().withRules(COLOR_RULES).analyze();
  return Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.map(
      ({ id, help, nodes }) =>
        `${scheme}: ${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
    ),
  );
}
