/** When the files of a form are fetched. */
import type { Page } from '@playwright/test';
import { saveData } from '../../support/save-data.ts';
import { caseTag, expect, formReady, formSheet, test } from '../../support/site.ts';

/** Opens a page with its form far below what is in view, and returns the script files it requests. */
async function openAbove(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto(path, { waitUntil: 'networkidle' });
  return scripts;
}

for (const path of ['/payments', '/contact'] as const) {
  test(`the form files of ${path} are fetched after it has loaded, each once`, {
    tag: caseTag(path === '/payments'),
  }, async ({ page }) => {
    const scripts = await openAbove(page, path);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    const [earliest = 0, loaded = 0] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const starts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime);
      const load = entry && 'loadEventStart' in entry ? Number(entry.loadEventStart) : undefined;
      return [Math.min(...starts), load];
    });
    expect(earliest).toBeGreaterThanOrEqual(loaded);
    await formSheet(page).scrollIntoViewIfNeeded();
    await formReady(page);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
}

test('a form that nobody has come near has its files, but does not run', async ({ page }) => {
  const scripts = await openAbove(page, '/payments');
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await expect(formSheet(page)).not.toHaveAttribute('data-form-state');
  await formSheet(page).scrollIntoViewIfNeeded();
  await formReady(page);
});

test('with Save-Data the files of a form are fetched only once it comes near', async ({ page }) => {
  await saveData(page);
  const scripts = await openAbove(page, '/payments');
  expect(scripts).toEqual([]);
  await formSheet(page).scrollIntoViewIfNeeded();
  await formReady(page);
  expect(scripts).not.toEqual([]);
});
