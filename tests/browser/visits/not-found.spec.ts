import { openSettled } from '../../support/look/look.ts';
import { expect, overlap, test } from '../../support/site.ts';
import { UNKNOWN_PATH, words } from '../../support/words.ts';

const { h1, home, console: line } = words.notFound;

test('§2 an unknown address says so, and leads home and to the other pages', async ({ page }) => {
  const response = await page.goto(UNKNOWN_PATH);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(words.links.notFound.map(({ label }) => label));
  await page.getByRole('main').getByRole('link', { name: home.label }).click();
  await expect(page).toHaveURL(home.href);
});

test('on a phone it is short, although it speaks every language', { tag: '@phone' }, async ({
  page,
}) => {
  await openSettled(page, UNKNOWN_PATH);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1700);
  const number = page.getByText(words.notFound.number, { exact: true });
  expect(await overlap(page.getByRole('link', { name: home.label }), number)).toBe(false);
});

const ASKED = [UNKNOWN_PATH, '/tutoring/caf%C3%A9', "/a/$&/$1/'%3Cb%3E"];

test('§2 the console shows which address was requested', async ({ page }) => {
  for (const path of ASKED) {
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.goto(`${path}?from=ad#part`);
    expect((await logged).text()).toBe(line.replace('{path}', () => path));
  }
});
