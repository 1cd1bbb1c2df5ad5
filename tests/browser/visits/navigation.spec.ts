/** Moving between pages: what is loaded ahead, cached, and restored from the back-forward cache. */
import type { Locator, Page } from '@playwright/test';
import { caseTag, expect, formNotice, openForm, PAGES, test } from '../../support/site.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

interface LoadedAhead {
  prefetch: Set<string>;
  prerender: Set<string>;
}

/** The paths that the browser loads ahead from now on. (Tests never let it really prerender.) */
async function watchLoadingAhead(page: Page): Promise<LoadedAhead> {
  const ahead: LoadedAhead = { prefetch: new Set(), prerender: new Set() };
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ key }) =>
    ahead.prefetch.add(new URL(key.url).pathname),
  );
  session.on('Preload.prerenderStatusUpdated', ({ key }) =>
    ahead.prerender.add(new URL(key.url).pathname),
  );
  await session.send('Preload.enable');
  return ahead;
}

/** Rests the pointer on a link, or a finger, which then moves off without a tap. */
async function pointAt(link: Locator, hasTouch: boolean, whileThere: () => Promise<void>) {
  if (!hasTouch) {
    await link.hover();
    return whileThere();
  }
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the page.');
  const session = await link.page().context().newCDPSession(link.page());
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await whileThere();
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

/** How the page itself was delivered: 'navigational-prefetch' where it had been fetched ahead. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
  });

test('pointing at a link fetches its page ahead, and runs it if it has no form', {
  tag: '@both-widths',
}, async ({ page, hasTouch }) => {
  const ahead = await watchLoadingAhead(page);
  await page.goto('/services');
  const fetched: string[] = [];
  const run: string[] = [];
  for (const { link, path } of PAGES.filter(({ path }) => !['/', '/services'].includes(path))) {
    fetched.push(path);
    if (!['/contact', '/payments'].includes(path)) run.push(path);
    await pointAt(footerLink(page, link), hasTouch, async () => {
      await expect.poll(() => [...ahead.prefetch]).toEqual(fetched);
      await expect.poll(() => [...ahead.prerender]).toEqual(run);
    });
  }
});

test('a page that was fetched ahead is shown from there', async ({ page }) => {
  await page.goto('/services');
  await footerLink(page, 'Payments').click();
  await expect(page).toHaveURL('/payments');
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test('the next page of a visit has its headings in the heading font from the start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      root.dataset.hasFont = String(root.classList.contains('font'));
    });
  });
  await page.goto('/');
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-has-font', 'true');
});

test('the browser caches files: the next page requests none again', async ({ page }) => {
  const headers: Record<string, string> = {};
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) {
      headers[pathname] = response.headers()['cache-control'] ?? 'none';
    }
  });
  await openForm(page, '/contact');
  await page.waitForLoadState('networkidle');
  const kept = Object.entries(headers);
  expect(kept.length).toBeGreaterThan(2);
  for (const [file, header] of kept) {
    expect(file).toMatch(/[./][\w-]{8}\.(js|woff2)$/);
    expect(header, file).toBe('public, max-age=31536000, immutable');
  }
  await openForm(page, '/payments');
  const again = await page.evaluate(
    (files) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
        .filter(({ name }) => files.includes(new URL(name).pathname))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    kept.map(([file]) => file),
  );
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

test.describe('the back button', { tag: '@back-forward-cache' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.fromMemory = 'true';
      });
    });
  });

  async function leaveAndComeBack(page: Page, path: string): Promise<void> {
    const elsewhere = path === '/about' ? 'Services' : 'About';
    await footerLink(page, elsewhere).click();
    await expect(page).toHaveURL(`/${elsewhere.toLowerCase()}`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('data-from-memory', 'true');
  }

  test('restores every page from the back-forward cache', { tag: caseTag(false) }, async ({
    page,
  }) => {
    for (const { path } of PAGES) {
      await page.goto(path);
      await leaveAndComeBack(page, path);
    }
  });

  test('restores a used form as it was left', async ({ page }) => {
    await openForm(page, '/payments');
    await page.getByRole('textbox', { name: 'Amount (USD)' }).fill('185');
    await page.getByRole('combobox', { name: 'Payment Currency' }).click();
    await page.getByRole('option', { name: 'ETH (Ethereum)' }).click();
    await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
    await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
    await leaveAndComeBack(page, '/payments');
    await expect(page.getByRole('textbox', { name: 'Amount (USD)' })).toHaveValue('185');
    await expect(page.getByRole('combobox', { name: 'Payment Currency' })).toHaveText(/ETH/);
    await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
    await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  });
});
