import type { Page } from '@playwright/test';
import { keptShifts } from '../../support/look/shifts.ts';
import { expect, test } from '../../support/site.ts';

const line = (page: Page) => page.getByText(/^If you write now, expect our reply by /);

/** What reserves the line's space. */
const room = (page: Page) => page.locator('.reply-by');

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await room(page).scrollIntoViewIfNeeded();
}

/** A browser set to another language than the page's. */
test.use({ timezoneId: 'Asia/Kolkata', locale: 'de-DE' });

test('Contact says when a reply comes, in the time zone of the visitor', async ({ page }) => {
  await page.clock.setFixedTime('2030-11-21T10:00:00Z');
  await openContact(page);
  await expect(line(page)).toHaveText(
    /^If you write now, expect our reply by Friday, November 22, 2030 at 3:30\sPM GMT\+5:30 in your time zone\.$/,
  );
});

test('the reply time needs no script file', async ({ page }) => {
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await openContact(page);
  await expect(line(page)).toBeVisible();
});

test('the reply time is updated when the page is shown again', {
  tag: '@back-forward-cache',
}, async ({ page }) => {
  await page.clock.setFixedTime('2030-11-21T10:00:00Z');
  await openContact(page);
  await expect(line(page)).toContainText(/3:30\sPM/);
  await page.clock.setFixedTime('2030-11-21T11:00:00Z');
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

test('the reply time is updated when a minute has passed', async ({ page }) => {
  await page.clock.install({ time: '2030-11-21T10:00:00Z' });
  await openContact(page);
  await expect(line(page)).toContainText(/3:3\d\sPM/);
  const before = (await line(page).textContent()) ?? '';
  await page.clock.runFor(60_000);
  await expect(line(page)).not.toHaveText(before);
});

test('a clock that is decades out promises nothing', async ({ page }) => {
  for (const wrong of ['1970-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
    await page.clock.setFixedTime(wrong);
    await openContact(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line(page), wrong).toHaveCount(0);
  }
});

test('nothing moves when the reply time appears, however long the date', async ({ page }) => {
  const heights = new Set<number | undefined>();
  for (const now of ['2031-05-01T01:00:00Z', '2031-09-30T17:00:00Z']) {
    await page.clock.setFixedTime(now);
    await openContact(page);
    await expect(line(page)).toBeVisible();
    heights.add((await room(page).boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
  expect(await keptShifts(page)).toBe(0);
});

test('the hand of the dial is at the visitor’s hour', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z');
  await openContact(page);
  // Half past three in the afternoon: 15.5 hours of 15 degrees each.
  const hand = page.locator('.dial-hand');
  await expect(hand).toHaveCSS('rotate', '232.5deg');
  await expect(hand).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is neither the line nor a gap for it, nor the hand of the dial', async ({ page }) => {
    await page.goto('/contact');
    await expect(room(page)).toBeHidden();
    await expect(page.locator('.dial-hand')).toHaveCSS('opacity', '0');
  });
});
