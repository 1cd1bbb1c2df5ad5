import { caseTag, EVERY_PATH, expect, test } from '../../support/site.ts';

for (const path of EVERY_PATH) {
  test(`§2 ${path}: the first press of Tab offers a link past the header`, {
    tag: caseTag(['/', '/payments'].includes(path)),
  }, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  });
}

test('after a press on plain text the Tab key continues from there', async ({ page }) => {
  await page.goto('/contact');
  await page.getByText('All fields are required.').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
});
