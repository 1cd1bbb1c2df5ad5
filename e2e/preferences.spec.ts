import type { Locator, Page } from '@playwright/test';
import {
  COLOR_SCHEMES,
  EVERY_PATH,
  headingFontArrived,
  openSettled,
  shownPatterns,
} from './settled.ts';
import { expect, focused, PAGES, test, UNKNOWN_PATH } from './site.ts';

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of EVERY_PATH) {
    test(`${path} stands still`, async ({ page }) => {
      await page.addInitScript(countAnimations);
      await openSettled(page, path);
      // Parts that wait for the first screen (tutoring.css) come without a motion.
      expect((await animations(page)).filter((name) => name !== 'wait')).toEqual([]);
    });
  }

  test('one page follows another without a transition', async ({ page }) => {
    expect(await crossFades(page)).toBe(false);
  });
});

test.describe('without a wish for less motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the rosette turns in', async ({ page }) => {
    await page.addInitScript(countAnimations);
    await openSettled(page, '/');
    await expect.poll(() => animations(page)).toContain('turn-in');
  });

  test('one page fades over into another', async ({ page }) => {
    expect(await crossFades(page)).toBe(true);
  });
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  for (const path of EVERY_PATH) {
    test(`${path} shows no pattern`, async ({ page }) => {
      await openSettled(page, path);
      expect(await shownPatterns(page)).toEqual([]);
    });
  }

  test('buttons, fields and cards keep their borders', async ({ page }) => {
    await openSettled(page, '/payments');
    for (const shape of [
      page.getByRole('button', { name: 'Pay Now with Crypto' }),
      page.getByRole('link', { name: 'Open as email' }),
      page.getByRole('textbox', { name: 'Email Address' }),
      page.getByRole('combobox', { name: 'Service Type' }),
      page.locator('.checks'),
      page.locator('.checks li').last(),
      page.locator('.form-sheet'),
    ]) {
      expect(await visibleEdges(shape)).toContain('top');
    }
    await openSettled(page, '/tutoring');
    expect(await visibleEdges(page.locator('.course-card').first())).toEqual([
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

test.describe('with more contrast', () => {
  test.use({ contrast: 'more' });

  for (const path of EVERY_PATH) {
    test(`${path} is written in full ink and shows no pattern`, async ({ page }) => {
      await openSettled(page, path);
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await shownPatterns(page)).toEqual([]);
        const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
        for (const soft of await page.locator('main :is(.lede, .small)').all()) {
          await expect(soft).toHaveCSS('color', ink);
        }
      }
    });
  }
});

for (const path of EVERY_PATH) {
  test(`${path} asks for the heading font only after its largest text is painted`, async ({
    page,
  }) => {
    await page.addInitScript(recordLargestPaint);
    await page.goto(path);
    await headingFontArrived(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: (globalThis as unknown as { largestPaintMs: number }).largestPaintMs,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeGreaterThanOrEqual(painted);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, h1 } of [...PAGES, { path: UNKNOWN_PATH, h1: '404' }]) {
    test(`${path} can be read, and its links lead on`, async ({ page, hasTouch }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeInViewport();
      for (const heading of await page.getByRole('main').getByRole('heading').all()) {
        await expect(heading).toBeVisible();
      }
      if (hasTouch) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
      await expect(page).toHaveURL('/services');
      expect(fonts).toEqual([]);
    });
  }

  for (const path of ['/payments', '/contact']) {
    test(`${path} names the address in the place of its form`, async ({ page }) => {
      await page.goto(path);
      await expect(
        page.getByText('This form needs JavaScript. The rest of this page works without it.'),
      ).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    });
  }

  test('the notice about live chat opens and closes', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Start Live Chat' }).click();
    const notice = page.getByRole('dialog', { name: 'Live chat is not open yet' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Dismiss notice' }).click();
    await expect(notice).toBeHidden();
  });
});

/** Runs in the page before anything else: notes the name of each animation that starts. */
function countAnimations(): void {
  const names: string[] = [];
  Object.assign(globalThis, { startedAnimations: names });
  addEventListener('animationstart', ({ animationName }) => names.push(animationName), true);
  addEventListener('transitionstart', ({ propertyName }) => names.push(propertyName), true);
}

/** What has moved so far, and what is moving or waits to. */
function animations(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(globalThis as unknown as { startedAnimations: string[] }).startedAnimations,
    ...document
      .getAnimations()
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other')),
  ]);
}

/** Whether the press of a link lets the new page fade over the old one. */
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

/** The focus ring: at least 2 px, in a color other than the ground's. */
async function expectFocusRing(page: Page): Promise<void> {
  const ring = await focused(page).evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const ground = getComputedStyle(document.body).backgroundColor;
    return outlineStyle === 'solid' && outlineColor !== ground
      ? Number.parseFloat(outlineWidth)
      : 0;
  });
  expect(ring).toBeGreaterThanOrEqual(2);
}

/** Runs in the page before anything else: notes when the largest text was painted. */
function recordLargestPaint(): void {
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1) ?? { startTime: 0 };
    Object.assign(globalThis, { largestPaintMs: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
