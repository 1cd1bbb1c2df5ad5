/** What a visit really loads; tests/pages/weight.test.ts limits the weight of each file. */
import type { Request } from '@playwright/test';
import { expect, openForm, PAGES, test } from '../../support/site.ts';

const FORM_PATHS = ['/contact', '/payments'];

test('a visit to the content pages, scrolled to the end, loads the page, a font and the manifest', async ({
  page,
}) => {
  for (const { path } of PAGES.filter(({ path }) => !FORM_PATHS.includes(path))) {
    const asked: string[] = [];
    const listen = (request: Request) => {
      if (!request.url().startsWith('data:')) asked.push(request.resourceType());
    };
    page.on('request', listen);
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => asked).toContain('font');
    await page.waitForLoadState('networkidle');
    const known = ['document', 'font', 'image', 'manifest', 'other'];
    expect(
      asked.filter((type) => !known.includes(type)),
      path,
    ).toEqual([]);
    page.off('request', listen);
  }
});

test('the code of the dropdown is loaded on Payments only', async ({ page }) => {
  const codes: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) codes.push(response.text());
  });
  for (const [path, files] of [
    ['/contact', 0],
    ['/payments', 1],
  ] as const) {
    await openForm(page, path);
    const loaded = await Promise.all(codes.splice(0));
    expect(
      loaded.filter((code) => code.includes('listbox')),
      path,
    ).toHaveLength(files);
  }
});
