import { expect, test, UNKNOWN_PATH } from '../../support/site.ts';

test('§2 an unknown address says so, and leads home', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

const TRIED = [
  UNKNOWN_PATH,
  '/tutoring/caf%C3%A9',
  '/404',
  '/a/$&/$1',
  '/%7Bpath%7D',
  "/%F0%9F%9A%80/'%3Cb%3E",
];

test('§2 the console shows which address was requested', async ({ page }) => {
  for (const path of TRIED) {
    const line = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.goto(`${path}?from=ad#part`);
    expect((await line).text()).toBe(
      `404 Error: User attempted to access non-existent route: ${path}`,
    );
  }
});
