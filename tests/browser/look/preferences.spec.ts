import type { Locator, Page } from '@playwright/test';
import {
  animations,
  COLOR_SCHEMES,
  openSettled,
  recordAnimations,
} from '../../support/look/look.ts';
import { expect, focused, formSheet, test } from '../../support/site.ts';

test.describe('with reduced motion', () => {
  test('one page follows another without a transition', async ({ page }) => {
    expect(await crossFades(page)).toBe(false);
  });

  test('a page scrolls at once', async ({ page }) => {
    await openSettled(page, '/tutoring');
    const scrolledTo = await page.evaluate(() => {
      scrollTo(0, 700);
      return scrollY;
    });
    expect(scrolledTo).toBe(700);
  });
});

for (const colorScheme of COLOR_SCHEMES) {
  test(`in ${colorScheme} colors the focus ring contrasts with its background`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openSettled(page, '/contact');
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      await expectFocusRing(page);
    }
  });
}

test.describe('without a preference for less motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the rosette turns in', async ({ page }) => {
    await page.addInitScript(recordAnimations);
    await openSettled(page, '/');
    await expect.poll(() => animations(page)).toContain('turn-in');
  });

  test('one page fades over into another', async ({ page }) => {
    expect(await crossFades(page)).toBe(true);
  });
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('buttons, fields and cards keep their borders', async ({ page }) => {
    await openSettled(page, '/payments');
    for (const shape of [
      page.getByRole('button', { name: 'Pay Now with Crypto' }),
      page.getByRole('link', { name: 'Open as email' }),
      page.getByRole('textbox', { name: 'Email Address' }),
      page.getByRole('combobox', { name: 'Service Type' }),
      page.locator('#checks'),
      page.locator('#checks li').last(),
      formSheet(page),
    ]) {
      expect(await visibleEdges(shape)).toContain('top');
    }
    await openSettled(page, '/tutoring');
    const card = page.getByRole('main').locator('li[id]').first();
    expect(await visibleEdges(card.locator('> :first-child'))).toEqual(['top', 'right', 'left']);
    expect(await visibleEdges(card.locator('> :last-child'))).toEqual([
      'top',
      'right',
      'bottom',
      'left',
    ]);
  });

  test('the focus stays visible on links, buttons and fields', async ({ page }) => {
    await openSettled(page, '/contact');
    for (const target of [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('textbox', { name: 'Full Name' }),
      page.getByRole('button', { name: 'Send Message' }),
      page.getByRole('contentinfo').getByRole('link').first(),
    ]) {
      await target.focus();
      await expectFocusRing(page);
    }
  });

  test('the option under the keyboard is marked', async ({ page }) => {
    await openSettled(page, '/payments');
    await page.getByRole('combobox', { name: 'Payment Currency' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'ETH (Ethereum)' })).toBeFocused();
    await expectFocusRing(page);
  });
});

/** Whether pressing a link makes the new page fade in over the old one. */
async function crossFades(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(globalThis, { isFading: viewTransition !== null });
    });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Courses' }).click();
  await expect(page).toHaveURL('/tutoring');
  await expect
    .poll(() => page.evaluate(() => 'isFading' in globalThis), 'the new page is shown')
    .toBe(true);
  return page.evaluate(() => (globalThis as unknown as { isFading: boolean }).isFading);
}

/** The sides on which a border is drawn in a color other than the ground's. */
function visibleEdges(shape: Locator): Promise<string[]> {
  return shape.evaluate((element) => {
    const style = getComputedStyle(element);
    const ground = getComputedStyle(document.body).backgroundColor;
    return ['top', 'right', 'bottom', 'left'].filter(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
        style.getPropertyValue(`border-${side}-color`) !== ground,
    );
  });
}

/** The focus ring: at least 2 px wide, with a contrast of 3:1 to its surroundings (WCAG 2.4.13). */
async function expectFocusRing(page: Page): Promise<void> {
  const { what, style, width, ring, ground } = await focused(page).evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    let around = element.parentElement;
    while (around && /, 0\)$|transparent/.test(getComputedStyle(around).backgroundColor)) {
      around = around.parentElement;
    }
    const rgba = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    return {
      what: element.outerHTML.slice(0, 100),
      style: outlineStyle,
      width: Number.parseFloat(outlineWidth),
      ring: rgba(outlineColor),
      ground: rgba(getComputedStyle(around ?? document.body).backgroundColor),
    };
  });
  expect(style, what).toBe('solid');
  expect(width, what).toBeGreaterThanOrEqual(2);
  expect(
    contrast(over(ring, ground), ground),
    `${what}: ${ring} on ${ground}`,
  ).toBeGreaterThanOrEqual(3);
}

/** A color with opacity as it looks on a background. */
function over([red = 0, green = 0, blue = 0, opacity = 1]: number[], ground: readonly number[]) {
  return [red, green, blue].map(
    (value, index) => value * opacity + (ground[index] ?? 0) * (1 - opacity),
  );
}

/** The contrast ratio of two colors (WCAG). */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
