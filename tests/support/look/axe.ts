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

/** Each violation as one line: the rule, what it asks for, and the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Legacy mode checks only this page, without a second page for frames: there are none.
  const axe = new AxeBuilder({ page }).withTags(AXE_TAGS).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}
