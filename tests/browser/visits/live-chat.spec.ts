import type { Page } from '@playwright/test';
import { openSettled } from '../../support/look/look.ts';
import { EMAIL, expect, test } from '../../support/site.ts';

const chatButton = (page: Page) => page.getByRole('button', { name: 'Start Live Chat' });
const notice = (page: Page) => page.getByRole('dialog', { name: 'Live chat is not open yet' });
const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss notice' });

async function openNotice(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(notice(page)).toHaveCount(0);
  await chatButton(page).click();
  await expect(notice(page)).toBeVisible();
}

/** What works with and without scripts. */
function opensAndCloses(): void {
  test('§2 Start Live Chat shows a notice, which takes the focus; its button closes it', async ({
    page,
  }) => {
    await openNotice(page);
    await expect(notice(page)).toContainText(
      `This website has no chat window. Email ${EMAIL} and we will reply within 24 hours.`,
    );
    // Its own size, not that of the heading around it.
    await expect(notice(page).getByRole('heading')).toHaveCSS('font-size', '24px');
    await expect(notice(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(dismissButton(page)).toBeFocused();
    await dismissButton(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });

  test('§2 Escape closes the notice about live chat, and the focus returns', async ({ page }) => {
    await openNotice(page);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });
}

opensAndCloses();

test('§2 a press outside closes the notice about live chat, and the focus returns', async ({
  page,
}) => {
  await openNotice(page);
  await page.mouse.click(3, 3);
  await expect(notice(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

test('§2 the notice about live chat opens in view, and can be read and closed at 320 × 256', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  // Else headings change their height while it scrolls.
  await openSettled(page, '/contact');
  await chatButton(page).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await chatButton(page).click();
  await expect(notice(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dismissButton(page)).toBeInViewport({ ratio: 1 });
  const email = page.getByRole('link', { name: 'Email us' });
  await expect(email).not.toBeInViewport({ ratio: 1 });
  await email.focus();
  await expect(email).toBeInViewport({ ratio: 1 });
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(chatButton(page)).toBeFocused();
  await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
});

test('§2 the focus returns in view even if the page was scrolled behind the notice', async ({
  page,
}) => {
  await openNotice(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Escape');
  await expect(chatButton(page)).toBeFocused();
  await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  opensAndCloses();

  test('§2 a press outside closes the notice about live chat', async ({ page }) => {
    await openNotice(page);
    await page.mouse.click(3, 3);
    await expect(notice(page)).toHaveCount(0);
  });
});
