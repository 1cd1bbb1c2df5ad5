import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const line = (page: Page) => page.getByText(/^If you write now, expect our reply by /);
const strip = (page: Page) => page.getByLabel('At a glance');

/** The line is written once it comes into view, which it is not at first on a phone. */
async function showLine(page: Page): Promise<void> {
  await strip(page)
    .getByText('24/7')
    .evaluate((hours) => hours.scrollIntoView({ block: 'center' }));
}

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await showLine(page);
}

test.use({ timezoneId: 'Asia/Kolkata' });

test('Contact says when a reply comes, in the time zone of the visitor', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z');
  await openContact(page);
  await expect(line(page)).toHaveText(
    /^If you write now, expect our reply by Sunday, November 22, 2026 at 3:30\sPM in your time zone\.$/,
  );
});

test('the reply time is not worked out before its line comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/contact');
  const written = page.locator('[data-reply-by]');
  // Two frames: an observer has told by then what is in view.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(written).toHaveText('');
  await showLine(page);
  await expect(written).toHaveText(/^If you write now, /);
});

test('the reply time needs no script file', async ({ page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await openContact(page);
  await expect(line(page)).toBeVisible();
});

test('the reply time is told anew when the page is shown again', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z');
  await openContact(page);
  await expect(line(page)).toContainText(/3:30\sPM/);
  await page.clock.setFixedTime('2026-11-21T11:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line(page)).toContainText(/4:30\sPM/);

  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
  });
  await line(page).evaluate((element) => {
    element.textContent = '';
  });
  await page.goto('/about');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
  await expect(line(page)).toContainText(/4:30\sPM/);
});

test('nothing moves for the reply time, however long the date', async ({ page }) => {
  const heights = new Set<number | undefined>();
  for (const now of ['2026-05-01T01:00:00Z', '2026-09-29T17:00:00Z']) {
    await page.clock.setFixedTime(now);
    await openContact(page);
    await expect(line(page)).toBeVisible();
    heights.add((await strip(page).boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Without a shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(moved).toBe(0);
});

test('without JavaScript there is neither the line nor an empty place for it', async ({
  browser,
  baseURL,
}) => {
  const heightOf = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${baseURL}/contact`);
    await showLine(page);
    await expect(line(page)).toHaveCount(javaScriptEnabled ? 1 : 0);
    const { height = 0 } = (await strip(page).getByText('24/7').locator('..').boundingBox()) ?? {};
    const text = await strip(page).getByText('24/7').locator('..').textContent();
    await context.close();
    return { height, text };
  };
  expect((await heightOf(false)).text).not.toContain('If you write now');
});
