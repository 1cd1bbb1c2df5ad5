/** What the layout tests share: opening a page, waiting until it has settled, and finding faults. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { formReady } from './forms.ts';

/** Opens a page and waits until nothing is loading any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headingFontArrived(page);
  if ((await page.locator('[data-props]').count()) === 0) return;
  await formReady(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Shows the notice of a form, if the page has one: it takes room in the page. */
export function showNotice(page: Page): Promise<void> {
  return page.locator('#form-notice').evaluateAll((all: HTMLElement[]) => {
    for (const notice of all) notice.hidden = false;
  });
}

/** Waits until the heading font is there, which is asked for after the first paint. */
export async function headingFontArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.font === '');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/**
 * The elements of a selector that are at fault, as HTML. The function runs in the page and sees nothing
 * around it but its argument.
 */
export function findFaulty(
  page: Page,
  selector: string,
  isFaulty: (element: HTMLElement, argument: string) => boolean,
  argument = '',
): Promise<string[]> {
  const [all, wanted] = [selector, argument].map((text) => JSON.stringify(text));
  const test = `(element) => (${isFaulty})(element, ${wanted})`;
  const elements = `[...document.querySelectorAll(${all})].filter(${test})`;
  return page.evaluate(`${elements}.map(({ outerHTML }) => outerHTML.slice(0, 80))`);
}

/** The texts of the page as a screen reader gets them. */
export async function accessibleTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => String(name?.value).trim());
}

/** WCAG 2.2 A and AA, axe's best practices, and of AAA the contrast of 7:1 instead of AA's 4.5:1. */
const ALL_RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The heading is hidden with the page behind an open list; tests/pages looks for it.
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'page-has-heading-one': { enabled: false },
  },
};
const COLOR_RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast-enhanced', 'link-in-text-block'],
};

/**
 * Each violation as one line, in the light and the dark scheme, which differ in colors only. Leaves the
 * page in the dark one. Describes no element that passes: twice as fast as axe's own package for Playwright.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', ALL_RULES],
    ['dark', COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const run = `axe.run(${JSON.stringify(rules)})`;
    const { violations } = await page.evaluate<AxeResults>(run);
    for (const { id, help, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }
  }
  return found;
}

/**
 * The faults of the current layout, one line each: a page that scrolls sideways, text beyond the screen or
 * cut off by its box, text over text, or, unless it `mayBreakWords`, a word broken in two.
 */
export function layoutFaults(page: Page, { mayBreakWords = false } = {}): Promise<string[]> {
  return page.evaluate((mayBreakWords) => {
    const HIDDEN =
      'svg, .skip-link, .visually-hidden, .machine-zone, [aria-hidden=true]:not(.specimen *, .specimen)';
    const ROUNDING_PX = 1;
    const root = document.documentElement;
    const range = document.createRange();
    const faults: string[] = [];
    const tooWide = root.scrollWidth - root.clientWidth;
    if (tooWide > 0) faults.push(`the page is ${tooWide} px wider than the screen`);
    const lines = shownLines().toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, { text, parent, box }] of lines.entries()) {
      const label = `"${text.trim().slice(0, 40)}" (${parent.tagName}.${parent.className})`;
      if (isCutOff(parent, box)) faults.push(`cut off: ${label}`);
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > box.bottom) break;
        if (overlap(box, other.box)) faults.push(`${label} over "${other.text.slice(0, 40)}"`);
      }
    }
    return faults;

    /** Every line of text that is seen and read: no drawing, no decoration. */
    function shownLines() {
      const found: { text: string; parent: Element; box: DOMRect }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent ?? '';
        if (!parent || text.trim() === '' || !isShown(parent)) continue;
        range.selectNodeContents(node);
        found.push(...Array.from(range.getClientRects(), (box) => ({ text, parent, box })));
        if (!mayBreakWords) faults.push(...brokenWords(node, text));
      }
      return found;
    }

    function isShown(element: Element): boolean {
      if (element.closest(HIDDEN)) return false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).clipPath === 'inset(50%)') return false;
      }
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    /** Words of letters, and ranges: an address may break anywhere, Chinese text between any two characters. */
    function brokenWords(node: Node, text: string): string[] {
      const isHeading = node.parentElement?.matches('h1, h2');
      const words = text.matchAll(
        /(?<![^\s\u200b])(?:[\p{L}\p{M}]+|\d+-\d+)(?![^\s.,:;?!，。？\u200b])/gu,
      );
      return [...words].flatMap(({ index, 0: word }) => {
        if (!isHeading && /\p{sc=Han}/u.test(word)) return [];
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 4 ? [`broken: ${word}`] : [];
      });
    }

    function isCutOff(parent: Element, box: DOMRect): boolean {
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const cuts = around === root || getComputedStyle(around).overflowX !== 'visible';
        const { left, right } = around.getBoundingClientRect();
        if (cuts && (box.left < left - ROUNDING_PX || box.right > right + ROUNDING_PX)) return true;
      }
      return false;
    }

    /** A line's box is taller than its letters, so only its middle half is compared. */
    function overlap(one: DOMRect, other: DOMRect): boolean {
      return (
        one.left + ROUNDING_PX < other.right &&
        other.left + ROUNDING_PX < one.right &&
        one.top + one.height / 4 < other.bottom - other.height / 4 &&
        other.top + other.height / 4 < one.bottom - one.height / 4
      );
    }
  }, mayBreakWords);
}
