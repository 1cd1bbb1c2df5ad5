import type { Page } from '@playwright/test';

/**
 * What is wrong with the current layout, one line each: a page that scrolls sideways, text beyond the
 * screen, text cut off by its box, a word broken in two, or text over text.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      parent: Element;
      box: DOMRect;
    }

    /** Half a pixel, plus the rounding of the other half. */
    const TOLERANCE_PX = 1;

    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the screen`);
    }

    const lines = visibleLines();
    for (const line of lines) {
      if (!isCut(line.parent, root, line.box)) continue;
      faults.push(`outside the screen: ${told(line)}`);
    }
    for (const line of lines) {
      for (let box = line.parent.parentElement; box && box !== root; box = box.parentElement) {
        if (!cuts(box) || !isCut(line.parent, box, line.box)) continue;
        faults.push(`cut off by .${box.className}: ${told(line)}`);
        break;
      }
    }
    const downwards = lines.toSorted((one, other) => one.box.top - other.box.top);
    downwards.forEach((one, index) => {
      for (const other of downwards.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (overlap(one, other)) faults.push(`${told(one)} over ${told(other)}`);
      }
    });
    return faults;

    /** Every visible line of text, without text that is only for screen readers. */
    function visibleLines(): Line[] {
      const found: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent ?? '';
        const parent = texts.currentNode.parentElement;
        if (!parent || text.trim() === '' || !isShown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const box of range.getClientRects()) found.push({ text, parent, box });
        for (const word of brokenWords(texts.currentNode, text)) faults.push(`broken: ${word}`);
      }
      return found;
    }

    /** Words of letters only: an address may break anywhere, and Chinese between any two. */
    function brokenWords(node: Node, text: string): string[] {
      const range = document.createRange();
      return [...text.matchAll(/(?<![^\s])(?!\p{Script=Han})\p{L}+(?![^\s.,:;?!])/gu)]
        .filter(({ index, 0: word }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > 4;
        })
        .map(([word]) => word);
    }

    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      // The letters of a drawing, and the link above the page until it has the focus.
      if (element.closest('svg, .skip-link')) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      }
      return true;
    }

    function cuts(box: Element): boolean {
      return getComputedStyle(box).overflowX !== 'visible';
    }

    /** Decoration may be cut off: it carries no information. */
    function isCut(text: Element, box: Element, line: DOMRect): boolean {
      if (text.closest('[aria-hidden=true]')) return false;
      const { left, right } = box.getBoundingClientRect();
      return line.left < left - TOLERANCE_PX || line.right > right + TOLERANCE_PX;
    }

    /** A line's box is taller than its letters, so only its middle half is compared. */
    function overlap(one: Line, other: Line): boolean {
      const [a, b] = [one.box, other.box];
      const [aInset, bInset] = [a.height / 4, b.height / 4];
      // Decoration: a slanted stamp, lines that end out of sight.
      if ([one, other].every(({ parent }) => parent.closest('[aria-hidden=true]'))) return false;
      return (
        a.left + TOLERANCE_PX < b.right &&
        b.left + TOLERANCE_PX < a.right &&
        a.top + aInset < b.bottom - bInset &&
        b.top + bInset < a.bottom - aInset
      );
    }

    function told({ text, parent, box }: Line): string {
      const { className, tagName } = parent;
      return `"${text.trim().slice(0, 40)}" (${tagName.toLowerCase()}.${className} at ${Math.round(box.left)}, ${Math.round(box.top)})`;
    }
  });
}
