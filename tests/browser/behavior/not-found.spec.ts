import { sourceContent, UNKNOWN_PATH } from '../../support/content.ts';
import { expect, overlap, test } from '../../support/fixtures.ts';
import { openSettled } from '../../support/layout.ts';

const { h1, home, console: line } = sourceContent.notFound;

test('§2 an unknown address says so, here and in the console, and leads to pages', async ({
  page,
}) => {
  for (const path of [UNKNOWN_PATH, "/tutoring/caf%C3%A9/$&/$1/'%3Cb%3E"]) {
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    const response = await page.goto(`${path}?from=ad#part`);
    expect(response?.status()).toBe(404);
    expect((await logged).text()).toBe(line.replace('{path}', () => path));
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(sourceContent.links.notFound.map(({ label }) => label));
  await page.getByRole('main').getByRole('link', { name: home.label }).click();
  await expect(page).toHaveURL(home.href);
});

test('on a phone its number covers no link, and is read in forced colors', {
  tag: '@phone',
}, async ({ page }) => {
  await openSettled(page, UNKNOWN_PATH);
  const link = page.getByRole('link', { name: home.label });
  const number = page.getByText('404', { exact: true });
  expect(await overlap(link, number)).toBe(false);
  await page.emulateMedia({ forcedColors: 'active' });
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(number, 'as any text in forced colors').toHaveCSS('color', ink);
});
