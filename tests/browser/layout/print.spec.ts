/** What a printed page shows; draft.spec.ts has the printed form. */
import { stripMarkup } from '#text/markup.ts';
import { EVERY_PATH, sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { findFaulty, layoutFaults, openSettled } from '../../support/layout.ts';

const { shared, site } = sourceContent;

/** The width of A4 between its margins, in pixels. */
const PAGE_PX = 703;

const soft = expect.configure({ soft: true });

for (const path of EVERY_PATH) {
  test(`${path} prints in black on white, with the site's address and paths`, {
    tag: '@both-fonts',
  }, async ({ page }) => {
    await openSettled(page, path);
    await page.setViewportSize({ width: PAGE_PX, height: 1000 });
    const borders = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      soft(await findFaulty(page, 'body, body *:not(svg *)', isColored), colorScheme).toEqual([]);
      // Which there are: a form that starts meanwhile adds elements, but no color.
      const colors = await page
        .locator('body :not([hidden])')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderColor));
      borders.add([...new Set(colors)].toSorted().join());
    }
    soft(borders.size, 'lines that white paper shows').toBe(1);
    const versions = page.locator('.code-review :is(.before-review, .after-review)');
    await soft(versions.filter({ visible: false }), 'before and after the review').toHaveCount(0);
    soft(await layoutFaults(page)).toEqual([]);
    soft(await findFaulty(page, 'main :is(h2, h3, li, tr)', isCut), 'on two sheets').toEqual([]);
    await soft(page.getByText(shared.print.header).filter({ hasText: site.url })).toBeVisible();
    await soft(page.getByText(stripMarkup(shared.footer.independence))).toBeVisible();
    await soft(page.getByRole('banner').getByRole('link')).toHaveCount(0);
    await soft(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await soft(page.getByRole('button')).toHaveCount(0);
    const patterns = page.locator('svg.engraving:not(.diamonds)').filter({ visible: true });
    await soft(patterns).toHaveCount(0);
    const links = page.getByRole('main').locator('a[href]').filter({ visible: true });
    const printed = await links.evaluateAll((all) =>
      all.map((link) => {
        const { content, position } = getComputedStyle(link, '::after');
        // Out of its line it would be printed over other words.
        const after = position === 'static' ? content : '';
        return { href: link.getAttribute('href') ?? '', text: link.textContent + after };
      }),
    );
    soft(printed.length).toBeGreaterThan(0);
    for (const { href, text } of printed) {
      if (href.startsWith('/')) soft(text).toContain(`(\u2066${href}\u2069)`);
      if (href.startsWith('mailto:')) soft(text).toContain(site.email);
      soft(text).not.toContain('()');
    }
  });
}

/** What would print in color or on a background. */
function isColored(element: Element): boolean {
  const { backgroundColor, color } = getComputedStyle(element);
  const isWhite = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
  const isShown = element.checkVisibility({ visibilityProperty: true });
  return isShown && !(isWhite && color === 'rgb(0, 0, 0)');
}

/** What may be divided between two sheets. */
function isCut(element: Element): boolean {
  return getComputedStyle(element).breakInside !== 'avoid';
}
