/** WCAG 1.4.12: with more space between letters, words and lines, no text is cut. */
import { expect, test } from '../../support/site.ts';
import {
  EVERY_PATH,
  inLanguage,
  LANGUAGES,
  languageTag,
  UNKNOWN_PATH,
} from '../../support/words.ts';

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

test.use({ viewport: { width: 320, height: 740 }, bypassCSP: true });

for (const language of LANGUAGES) {
  test(`${language}: text spacing cuts nothing at 320 px`, { tag: languageTag(language) }, async ({
    page,
  }) => {
    for (const path of EVERY_PATH.filter((path) => path !== UNKNOWN_PATH)) {
      await page.goto(inLanguage(path, language));
      await page.addStyleTag({ content: SPACING });
      const cut = await page.evaluate(() => {
        const range = document.createRange();
        const isOutside = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;
        const scrolls = (element: Element) => getComputedStyle(element).overflowX === 'auto';
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const { parentElement: own, textContent } = text;
          const isRead = own?.checkVisibility() && !own.closest('[aria-hidden=true], [popover]');
          if (!isRead || !textContent?.trim() || own.closest('.visually-hidden, select')) continue;
          let parent: Element | null = own;
          while (parent && !scrolls(parent)) parent = parent.parentElement;
          range.selectNodeContents(text);
          if (!parent && [...range.getClientRects()].some(isOutside)) found.push(textContent);
        }
        return found;
      });
      expect.soft(cut, path).toEqual([]);
    }
  });
}
