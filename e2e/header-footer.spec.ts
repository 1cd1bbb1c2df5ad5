import type { Page } from '@playwright/test';
import { expect, focused, PAGES, test, UNKNOWN_PATH } from './site.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menuLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menuLinks(page)).toHaveCount(6);
}

const menuIsClosed = (page: Page) => expect(menuLinks(page)).toHaveCount(0);

for (const { path, link } of PAGES) {
  test(`§2 on ${path} the header leads to six pages and marks ${link} as this one`, async ({
    page,
    hasTouch,
  }) => {
    await page.goto(path);
    if (hasTouch) await openMenu(page);
    await expect(menuLinks(page)).toHaveText(PAGES.map((each) => each.link));
    const hrefs = await menuLinks(page).evaluateAll((all) =>
      all.map((each) => each.getAttribute('href')),
    );
    expect(hrefs).toEqual(PAGES.map((each) => each.path));
    const current = page.locator('header [aria-current]');
    await expect(current).toHaveText([link]);
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
}

test('§2 the current link differs from the others by more than its colour', async ({
  page,
  hasTouch,
}) => {
  // Without any colour but the system's own, what is left is the shape.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  if (hasTouch) await openMenu(page);
  const shapes = await menuLinks(page).evaluateAll((all) =>
    all.map((link) => {
      const { fontWeight, borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(link);
      const underline = getComputedStyle(link, '::after').opacity;
      return `${fontWeight} ${borderInlineStartWidth} ${borderInlineStartColor} ${underline}`;
    }),
  );
  const [services] = shapes.splice(1, 1);
  expect(new Set(shapes).size).toBe(1);
  expect(shapes).not.toContain(services);
});

test('§2 an unknown address marks no link as current', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});

test('§2 on a wide screen the links are in sight and no menu button is', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'the links sit in the menu there');
  await page.goto('/');
  await expect(menuLinks(page)).toHaveCount(6);
  await expect(menuButton(page)).toHaveCount(0);
  await menuLinks(page).getByText('Contact').click();
  await expect(page).toHaveURL('/contact');
});

test.describe('the menu of small screens', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'wide screens have no menu');

  test('§4 its button opens it and another closes it', async ({ page }) => {
    await page.goto('/');
    await menuIsClosed(page);
    await openMenu(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await menuIsClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('§4 the same button closes it again by keyboard', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuLinks(page)).toHaveCount(6);
    await page.keyboard.press('Enter');
    await menuIsClosed(page);
  });

  test('§4 Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await menuIsClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('§4 a press beside it closes it', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 740 });
    await page.goto('/');
    await openMenu(page);
    await page.mouse.click(40, 500);
    await menuIsClosed(page);
    await expect(page).toHaveURL('/');
  });

  test('§4 choosing a link closes it', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menuLinks(page).getByText('Services').click();
    await expect(page).toHaveURL('/services');
    await menuIsClosed(page);
  });

  test('§4 it closes when the focus leaves it', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menuLinks(page).last().focus();
    await page.keyboard.press('Tab');
    await menuIsClosed(page);
    await expect(focused(page)).toBeVisible();
  });

  test('§4 a page brought back from memory has it closed', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.fromMemory = 'true';
      });
    });
    await page.goto('/');
    await openMenu(page);
    await menuLinks(page).getByText('About').click();
    await expect(page).toHaveURL('/about');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-from-memory', 'true');
    await menuIsClosed(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ hasTouch }) => !hasTouch, 'wide screens have no menu');

  test('§4 the menu opens, closes and leads on all the same', async ({ page }) => {
    await page.goto('/');
    await menuIsClosed(page);
    await openMenu(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await menuIsClosed(page);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await menuIsClosed(page);
    await openMenu(page);
    await menuLinks(page).getByText('Contact').click();
    await expect(page).toHaveURL('/contact');
    await menuIsClosed(page);
  });
});

for (const path of [...PAGES.map((each) => each.path), UNKNOWN_PATH]) {
  test(`§2 the footer of ${path} leads to five pages, and nowhere else`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const targets = await footer
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      );
    expect(targets.toSorted()).toEqual([
      'About /about',
      'Contact /contact',
      'Payments /payments',
      'Services /services',
      'Tutoring /tutoring',
      'info@codepassage.example mailto:info@codepassage.example',
    ]);
    for (const entry of ['Privacy Policy', 'Terms of Service']) {
      await expect(footer.getByText(`${entry} (not published yet)`)).toBeVisible();
    }
    await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
  });
}
