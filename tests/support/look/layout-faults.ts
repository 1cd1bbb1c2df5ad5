import type { Page } from '@playwright/test';

/**
 * What is wrong with the current layout, one line each: a page that scrolls sideways, text beyond the
 * screen or cut off by its box, text over text, or a word broken in two, which large text may do.
 */
export function layoutFaults(page: Page, { isLarge = false } = {}): Promise<string[]> {
  return page.evaluate((isLarge) => {
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
      const told = `"${text.trim().slice(0, 40)}" (${parent.tagName}.${parent.className})`;
      if (isCutOff(parent, box)) faults.push(`cut off: ${told}`);
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > box.bottom) break;
        if (overlap(box, other.box)) faults.push(`${told} over "${other.text.slice(0, 40)}"`);
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
        const boxes = [...range.getClientRects()].filter((box) => !isScrolledOut(parent, box));
        found.push(...boxes.map((box) => ({ text, parent, box })));
        if (!isLarge) faults.push(...brokenWords(node, text).map((word) => `broken: ${word}`));
      }
      return found;
    }

    function isShown(element: Element): boolean {
      if (element.closest(HIDDEN)) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      }
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    function isScrolledOut(parent: Element, { top, bottom }: DOMRect): boolean {
      const scrolls = parent.closest('.letter-paper')?.getBoundingClientRect();
      return scrolls !== undefined && (bottom > scrolls.bottom || top < scrolls.top);
    }

    /** Words of letters only: an address may break anywhere, and Chinese between any two. */
    function brokenWords(node: Node, text: string): string[] {
      const words = text.matchAll(/(?<![^\s])(?!\p{Script=Han})[\p{L}\p{M}]+(?![^\s.,:;?!])/gu);
      return [...words].flatMap(({ index, 0: word }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : [];
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
  }, isLarge);
}
