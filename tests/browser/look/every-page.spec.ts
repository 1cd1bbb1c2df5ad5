/** Opens each page once on a phone and once on a wide screen, and checks all about its look there. */
import { findFaulty, heardTexts, openSettled } from '../../support/look.ts';
import { expect, test } from '../../support/site.ts';
import { EVERY_PATH, words } from '../../support/words.ts';

const BUTTONS =
  'button, .button, input:not([type=radio]), label:has([type=radio]), textarea, summary';
const TEXTS = 'body *:not(svg *, script, style, option)';
const BORDERED = '.button, .field-control, .specimen, .receipt, .course-card, details';
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
    soft(await findFaulty(page, BUTTONS, isSmallButton), 'buttons of 44 px').toEqual([]);
    soft(await findFaulty(page, TEXTS, isSmallText), 'texts of 15 px').toEqual([]);
    soft(
      await findFaulty(page, 'ul, ol', isHiddenList),
      'lists that are none to VoiceOver',
    ).toEqual([]);

    const columns = await page.locator('.columns').evaluateAll(columnsOf);
    soft(Math.max(...columns), 'two side by side').toBe(hasTouch ? 1 : 2);

    const patterns = page.locator('svg.engraving:not(.diamonds)').filter({ visible: true });
    await page.emulateMedia({ forcedColors: 'active' });
    await soft(patterns, 'forced colors').toHaveCount(0);
    soft(await findFaulty(page, BORDERED, hasNoBorder), 'borders in forced colors').toEqual([]);
    for (const radio of await page.getByRole('radio').all())
      await soft(radio, 'which one is chosen').toHaveCSS('opacity', '1');
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await soft(patterns, 'more contrast').toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await page.locator('body').evaluate(inkOf);
    await page.emulateMedia({ colorScheme: 'dark' });
    soft(await page.locator('body').evaluate(inkOf), 'the dark scheme').not.toBe(light);

    if (hasTouch) await page.getByRole('button', { name: words.shared.nav.openMenu }).click();
    const heard = await heardTexts(page);
    // After that: Contact's time may be a minute later.
    const written = await page.evaluate(() => document.body.textContent.toLowerCase());
    soft(heard.length).toBeGreaterThan(5);
    const generated = heard.filter((text) => !written.includes(text.toLowerCase()));
    soft(generated, 'read out, although only styles have it').toEqual([]);
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

/** Smaller than a fingertip (WCAG 2.5.5); axe measures the smaller size of other targets. */
function isSmallButton(button: Element): boolean {
  const { width, height } = button.getBoundingClientRect();
  return button.checkVisibility({ visibilityProperty: true }) && Math.min(width, height) < 44;
}

/** Safari takes a list whose style is "none" for no list. */
function isHiddenList(list: Element): boolean {
  return getComputedStyle(list).listStyleType === 'none' && !list.role;
}

/** What only its border shows where colors are the system's. */
function hasNoBorder(shape: Element): boolean {
  const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(shape);
  return borderBlockStartWidth === '0px' && borderBlockEndWidth === '0px';
}

/** Under 15 px, except labels, signs, decoration, and code, whose lines are not broken. */
function isSmallText(element: Element): boolean {
  const exempt =
    '.label, .stamp, .reviewed-code, .tooltip-button, .visually-hidden, [aria-hidden=true]';
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  if (!hasText || !element.checkVisibility() || element.closest(exempt)) return false;
  return Number.parseFloat(getComputedStyle(element).fontSize) < 15;
}

function inkOf(element: Element): string {
  return getComputedStyle(element).color;
}

/** In how many columns the children of each element are. */
function columnsOf(all: Element[]): number[] {
  return all.map(
    ({ children }) =>
      new Set(Array.from(children, (child) => child.getBoundingClientRect().x)).size,
  );
}
