import type { Page } from '@playwright/test';
import { EMAIL, expect, mailParts, test } from './site.ts';

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
function closingWays(): void {
  test('§2 Start Live Chat shows a notice, which takes the focus', async ({ page }) => {
    await openNotice(page);
    await expect(notice(page)).toContainText(
      `This website has no chat window. Email ${EMAIL} and we will reply within 24 hours.`,
    );
    await expect(notice(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(dismissButton(page)).toBeFocused();
  });

  test('§2 Escape closes the notice about live chat, and the focus returns', async ({ page }) => {
    await openNotice(page);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });

  test('§2 its button closes the notice about live chat, and the focus returns', async ({
    page,
  }) => {
    await openNotice(page);
    await dismissButton(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });
}

closingWays();

test('§2 a press outside closes the notice about live chat, and the focus returns', async ({
  page,
}) => {
  await openNotice(page);
  await page.mouse.click(3, 3);
  await expect(notice(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

test('§2 the notice about live chat opens an email instead', async ({ page }) => {
  await openNotice(page);
  const href = await notice(page).getByRole('link', { name: 'Email us' }).getAttribute('href');
  expect(mailParts(href ?? '')).toEqual({
    to: EMAIL,
    subject: 'Live Chat Request',
    body: [
      'Hello CodePassage team,',
      '',
      'I would like to talk with someone.',
      '',
      'My question:',
      'My time zone and good times for me:',
      '',
      'Thank you.',
    ].join('\r\n'),
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  closingWays();

  test('§2 a press outside closes the notice about live chat', async ({ page }) => {
    await openNotice(page);
    await page.mouse.click(3, 3);
    await expect(notice(page)).toHaveCount(0);
  });
});
