import { expect, test, UNKNOWN_PATH } from './site.ts';

test('§2 an unknown address answers with status 404 and says so', async ({ page }) => {
  const response = await page.goto(UNKNOWN_PATH);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | CodePassage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('§2 the not-found page leads home, and to the other pages', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  const others = page.getByRole('navigation', { name: 'You may be looking for' });
  await expect(others.getByRole('link')).toHaveText([
    'Services',
    'Tutoring',
    'Payments',
    'About',
    'Contact',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of [
  UNKNOWN_PATH,
  '/tutoring/caf%C3%A9',
  '/404',
  '/a/$&/$1',
  '/%7Bpath%7D',
  "/%F0%9F%9A%80/'%3Cb%3E",
]) {
  test(`§2 the console tells which address was tried: ${path}`, async ({ page }) => {
    const line = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.goto(`${path}?from=ad#part`);
    expect((await line).text()).toBe(
      `404 Error: User attempted to access non-existent route: ${path}`,
    );
  });
}
