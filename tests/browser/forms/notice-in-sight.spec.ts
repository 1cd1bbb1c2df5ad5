/** Where the notice of a form appears on a screen that is zoomed or low. */
import type { Locator, Page } from '@playwright/test';
import { paymentNotice as notice, payButton } from '../../support/filled-forms.ts';
import { caseTag, expect, formSheet, openForm, overlap, test } from '../../support/site.ts';

const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss notice' });

async function showNotice(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(notice(page)).toBeVisible();
}

for (const scale of [1.5, 3]) {
  test(`§8 with a pinch zoom of ${scale} the notice is in view`, {
    tag: ['@phone', ...caseTag(scale === 3)],
  }, async ({ page }) => {
    await openForm(page, '/payments');
    await payButton(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(scale, 0);
    await payButton(page).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => isInSight(notice(page))).toBe(true);
    expect(await overlap(notice(page), payButton(page))).toBe(false);
  });
}

test('§8 above an on-screen keyboard the notice is in view', { tag: '@phone' }, async ({
  page,
}) => {
  const keyboardPx = 340;
  await openForm(page, '/payments');
  await showNotice(page);
  // The browser here has no such keyboard; it would make this part of the page smaller.
  await page.evaluate((covered) => {
    const height = innerHeight - covered;
    Object.defineProperty(visualViewport, 'height', { get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, keyboardPx);
  await expect.poll(() => isInSight(notice(page))).toBe(true);
});

/** Whether all of it is in the visible part of a zoomed page. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const box = shown.getBoundingClientRect();
    const { offsetLeft, offsetTop, width, height } = visualViewport ?? new VisualViewport();
    return (
      box.left >= offsetLeft - 1 &&
      box.top >= offsetTop - 1 &&
      box.right <= offsetLeft + width + 1 &&
      box.bottom <= offsetTop + height + 1
    );
  });
}

test('§8 at 640 × 300 the notice leaves the pressed button in view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 300 });
  await openForm(page, '/payments');
  for (const block of ['start', 'center', 'end'] as const) {
    await payButton(page).evaluate((button, place) => {
      button.scrollIntoView({ block: place });
    }, block);
    await showNotice(page);
    await expect(notice(page)).toBeInViewport({ ratio: 0.99 });
    await expect.poll(() => overlap(notice(page), payButton(page))).toBe(false);
    await expect(dismissButton(page)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
  }
});

test('§8 a finger scrolls a notice that is taller than its space', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, '/payments');
  await showNotice(page);
  const hidden = await notice(page).evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBeGreaterThan(0);
  const box = await notice(page).boundingBox();
  const browser = await page.context().newCDPSession(page);
  const x = (box?.x ?? 0) + 60;
  const y = (box?.y ?? 0) + (box?.height ?? 0) - 10;
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 10; moved <= 60; moved += 10) {
    const touchPoints = [{ x, y: y - moved }];
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => notice(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
});

test('§8 a line beside the button stays', async ({ page }) => {
  await openForm(page, '/payments');
  await showNotice(page);
  const answer = formSheet(page).getByText('The notice has been shown. Nothing was sent.');
  await expect(answer).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(answer).toBeInViewport();
});
