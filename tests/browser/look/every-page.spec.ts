/** Opens each page once on a phone and once on a wide screen, and checks all about its look there. */
import type { Page } from '@playwright/test';
import { layoutFaults } from '../../support/look/layout-faults.ts';
import { openSettled, spaceText } from '../../support/look/look.ts';
import { expect, test } from '../../support/site.ts';
import { EVERY_PATH } from '../../support/words.ts';

const BUTTONS =
  'button, .button, input:not([type=radio]), label:has([type=radio]), textarea, summary';
const BORDERED =
  '.button, .field-control, .form-sheet, .specimen, .receipt, .course-card, details, .letter-paper';
const soft = expect.configure({ soft: true });

for (const path of EVERY_PATH) {
  const tag = '@both-widths';
  test(`${path} is calm, large and as preferred`, { tag }, async ({ page, hasTouch }) => {
    await page.addInitScript(() => {
      addEventListener('animationstart', () => document.body.classList.add('moved'), true);
      addEventListener('transitionstart', () => document.body.classList.add('moved'), true);
    });
    await openSettled(page, path);
    await soft(page.locator('body'), 'nothing is animated').not.toHaveClass(/moved/);

    if (hasTouch) await page.setViewportSize({ width: 320, height: 740 });
    soft(await smallButtons(page), 'buttons of 44 px').toEqual([]);
    soft(await smallTexts(page), 'texts of 15 px').toEqual([]);
    soft(await hiddenLists(page), 'lists that are none to VoiceOver').toEqual([]);
    await spaceText(page);
    soft(await layoutFaults(page, { isLarge: true }), "a reader's own text spacing").toEqual([]);

    const patterns = page.locator('svg.engraving:not(.diamonds)').filter({ visible: true });
    await page.emulateMedia({ forcedColors: 'active' });
    await soft(patterns, 'forced colors').toHaveCount(0);
    soft(await withoutBorder(page), 'borders in forced colors').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await soft(patterns, 'more contrast').toHaveCount(0);
    const inks: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const used = await textInks(page);
      soft(used, `more contrast, ${colorScheme}: one ink`).toHaveLength(1);
      inks.push(...used);
    }
    soft(inks[0], 'the dark scheme has another ink').not.toBe(inks[1]);
  });
}

test.describe('without a preference for less motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the rosette turns in, and the passage comes nearer', async ({ page }) => {
    await page.goto('/services');
    await expect(page.locator('.page-head .rosette')).toHaveCSS('animation-name', 'turn-in');
    await page.goto('/about');
    await expect(page.locator('.passage-bays')).toHaveCSS('animation-name', 'approach');
  });
});

/** Buttons smaller than a fingertip (WCAG 2.5.5); axe measures the smaller size of other targets. */
function smallButtons(page: Page): Promise<string[]> {
  return page.locator(BUTTONS).evaluateAll((all) =>
    all
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => ({ html: button.outerHTML, box: button.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ html }) => html.slice(0, 100)),
  );
}

/** Safari takes a list whose style is "none" for no list. */
function hiddenLists(page: Page): Promise<string[]> {
  return page
    .locator('ul, ol')
    .evaluateAll((all) =>
      all
        .filter((list) => getComputedStyle(list).listStyleType === 'none' && !list.role)
        .map((list) => list.outerHTML.slice(0, 80)),
    );
}

/** What only its border shows where colors are the system's. */
function withoutBorder(page: Page): Promise<string[]> {
  return page.locator(BORDERED).evaluateAll((all) =>
    all
      .filter((shape) => {
        const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(shape);
        return borderBlockStartWidth === '0px' && borderBlockEndWidth === '0px';
      })
      .map((shape) => shape.outerHTML.slice(0, 80)),
  );
}

/** Texts under 15 px, except labels, signs, decoration, and code, whose lines are not broken. */
function smallTexts(page: Page): Promise<string[]> {
  return page.locator('body *:not(svg *, script, style, option)').evaluateAll((all) => {
    const exempt =
      '.label, .stamp, .reviewed-code, .tooltip-button, .visually-hidden, [aria-hidden=true]';
    return all
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((element) => element.checkVisibility() && !element.closest(exempt))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 15)
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** The inks of a page's running text: of the paragraphs directly under its headings. */
function textInks(page: Page): Promise<string[]> {
  return page
    .locator('body, main h1 ~ p, main h2 ~ p:not(.on-cover *)')
    .evaluateAll((all) => [...new Set(all.map((text) => getComputedStyle(text).color))]);
}
