/** The visual order of words and figures on right-to-left pages. */
import type { Page } from '@playwright/test';
import { LANGUAGES, languageTag, PAGE_PATHS, pathIn, scriptOf } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSettled } from '../../support/layout.ts';

for (const language of LANGUAGES.filter((each) => scriptOf(each) === 'Arab')) {
  test(`${language}: lists of Latin names, figures and words are painted as they are read`, {
    tag: languageTag(language),
  }, async ({ page }) => {
    for (const path of PAGE_PATHS) {
      await openSettled(page, pathIn(path, language));
      const { pairs, turned } = await visualOrder(page);
      expect.soft(turned, path).toEqual([]);
      expect.soft(pairs, path).toBeGreaterThan(200);
    }
  });
}

/** Pairs of neighbors on a line, and those of which the second is not painted to the left of the first. */
function visualOrder(page: Page): Promise<{ pairs: number; turned: string[] }> {
  return page.evaluate(() => {
    const name = String.raw`[A-Za-z](?:[\w.@/&+-]*\w)?(?: \w(?:[\w.@/&+-]*\w)?)*`;
    const figure = String.raw`\d(?:[\w.,/:]*\w)?%?`;
    const word = String.raw`\p{sc=Arab}[\p{sc=Arab}\p{M}\u200c]*`;
    const unit = new RegExp(`${name}|${figure}|${word}|[·–()،؛]`, 'gu');
    const range = document.createRange();
    const turned: string[] = [];
    let pairs = 0;

    /** The texts of each paragraph, label or cell, in their order. */
    function textsByBlock(): Map<Element, Text[]> {
      const blocks = new Map<Element, Text[]>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let block = node.parentElement;
        if (!(node instanceof Text) || !block?.checkVisibility()) continue;
        if (block.closest('.visually-hidden')) continue;
        const drawn = block.closest('text');
        while (block && !drawn && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
          block = block.parentElement;
        }
        const key = drawn ?? block;
        if (key) blocks.set(key, [...(blocks.get(key) ?? []), node]);
      }
      return blocks;
    }

    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const [block, texts] of textsByBlock()) {
      const all = texts.map(({ data }) => data).join('');
      // Code, and the line for the owner, are in Latin letters and read from left to right.
      const { direction, unicodeBidi } = getComputedStyle(block);
      const isTurnedBack = direction === 'ltr' || unicodeBidi === 'plaintext';
      if (isTurnedBack && !/\p{sc=Arab}/u.test(all)) continue;
      const boxes = texts.flatMap((text) =>
        Array.from({ length: text.length }, (_, at) => {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect();
        }),
      );
      let before: { text: string; left: number; top: number } | undefined;
      for (const { 0: text, index } of all.matchAll(unit)) {
        const [firstBox, lastBox] = [boxes[index], boxes[index + text.length - 1]];
        if (!firstBox || !lastBox) continue;
        // An address may continue on the next line.
        const isWhole = Math.abs(firstBox.top - lastBox.top) < 8;
        if (isWhole && /\w/.test(text) && lastBox.left < firstBox.left) turned.push(text);
        if (isWhole && before && Math.abs(before.top - firstBox.top) < 8) {
          pairs += 1;
          const isAfter = Math.max(firstBox.right, lastBox.right) > before.left + 2;
          if (isAfter) turned.push(`${before.text}, ${text} in "${all}"`);
        }
        before = isWhole
          ? { text, left: Math.min(firstBox.left, lastBox.left), top: firstBox.top }
          : undefined;
      }
    }
    return { pairs, turned };
  });
}
