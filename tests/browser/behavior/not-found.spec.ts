import { format } from 'node:util';
import { LANGUAGES, pathIn, sourceContent, UNKNOWN_PATH } from '../../support/content.ts';
import { expect, overlap, test } from '../../support/fixtures.ts';
import { openSettled } from '../../support/layout.ts';

const { h1, home, console: line } = sourceContent.notFound;

test('§2 an unknown address says so, also in the console, and leads on', async ({ page }) => {
  for (const path of [UNKNOWN_PATH, "/tutoring/caf%C3%A9/$&/$1/'%3Cb%3E"]) {
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    const response = await page.goto(`${path}?from=ad#part`);
    expect(response?.status()).toBe(404);
    const said = await Promise.all((await logged).args().map((part) => part.jsonValue()));
    expect(format(...said)).toBe(line.replace('{path}', () => path));
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(sourceContent.links.notFound.map(({ label }) => label));
  await page.getByRole('main').getByRole('link', { name: home.label, exact: true }).click();
  await expect(page).toHaveURL(home.href);
});

test('a page’s address with %23 for #, as mail scanners write it, leads on', async ({ page }) => {
  const links = page.getByRole('main').getByRole('link');
  for (const language of [LANGUAGES[0] ?? '', LANGUAGES.at(-1) ?? '']) {
    for (const { href, label } of sourceContent.shared.nav.items) {
      const path = pathIn(href, language);
      await page.goto(`${path}%23a-part`);
      const name = href === home.href ? home.label : label;
      await expect(page.locator(`.page-head a[href="${path}#a-part"]`), path).toHaveText(name);
    }
    await links.and(page.locator('[href*="#a-part"]')).click();
    await expect(page).toHaveURL(/#a-part$/);
  }
  for (const path of ['/nothing', '/no/contact', '/contact/no']) {
    await page.goto(`${path}%23a-part`);
    await expect(links.and(page.locator('[href*="#a-part"]')), path).toHaveCount(0);
  }
});

test('on a phone its number covers no link, and is read in forced colors', {
  tag: '@phone',
}, async ({ page }) => {
  await openSettled(page, UNKNOWN_PATH);
  const link = page.getByRole('link', { name: home.label, exact: true });
  const number = page.getByText('404', { exact: true });
  expect(await overlap(link, number)).toBe(false);
  await page.emulateMedia({ forcedColors: 'active' });
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(number, 'as any text in forced colors').toHaveCSS('color', ink);
});
