/** The notice that a form shows (specification §8). */
import type { Locator } from '@playwright/test';
import { PHONE } from '../../../playwright.config.ts';
import { sourceContent } from '../../support/content.ts';
import { expect, overlap, test } from '../../support/fixtures.ts';
import { FORM_PATHS, formOn } from '../../support/forms.ts';
import { axeViolations } from '../../support/layout.ts';

for (const path of FORM_PATHS) {
  test(`§8 on ${path} it tells the truth, and stays until it is closed`, async ({ page }) => {
    const { form } = path === '/payments' ? sourceContent.payments : sourceContent.contact;
    const { fields, button, notice, dismiss, ...own } = formOn(page, path);
    await own.openWithClockPaused();
    await own.fill();
    if ('amount' in fields) {
      // §5: whatever the fields contain.
      await fields.amount.fill('-twelve');
      await fields.email.fill('x'.repeat(5000));
    }
    await expect(button).toHaveAccessibleDescription(form.beforeButton);
    await button.click();
    await expect(notice.getByRole('heading')).toHaveText(form.notice.title);
    const texts = [form.notice.text, sourceContent.shared.notice.disclaimer];
    await expect(notice.getByRole('paragraph')).toHaveText(texts);
    await page.clock.runFor(600_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dismiss, 'it comes right after the button').toBeFocused();
    await dismiss.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await notice.getByText(form.notice.text).click({ clickCount: 3 });
    expect(await page.evaluate(() => String(getSelection()))).toContain(form.notice.text);
    await fields.email.focus();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(fields.email).toBeFocused();
  });
}

test('on a phone it covers nothing in use, and is in view when zoomed or above keys', {
  tag: '@phone',
}, async ({ page, paymentForm }) => {
  const { fields, button, notice, dismiss } = paymentForm;
  await paymentForm.open();
  for (const { viewport } of [{ viewport: { width: 320, height: 256 } }, PHONE]) {
    await page.setViewportSize(viewport);
    for (const block of ['start', 'center', 'end'] as const) {
      await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      await button.press('Enter');
      await expect.poll(() => overlap(notice, button)).toBe(false);
      await expect(notice).toBeInViewport({ ratio: 0.99 });
      await expect(dismiss).toBeInViewport({ ratio: 0.99 });
      await fields.email.focus();
      await expect.poll(() => overlap(notice, fields.email)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(notice).toHaveCount(0);
    }
  }
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(2, 0);
  await button.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => isInSight(notice)).toBe(true);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  // The notice is then below it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(notice).toHaveAttribute('data-side', 'bottom');
  // The browser here has no such keyboard; it would make this part of the page smaller.
  await page.evaluate(() => {
    const height = innerHeight - 340;
    Object.defineProperty(visualViewport, 'height', { get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(() => isInSight(notice)).toBe(true);
});

/** Whether all of it is in the visible part of a zoomed page. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const { offsetLeft: x, offsetTop: y, width, height } = visualViewport ?? new VisualViewport();
    return left >= x && top >= y && right <= x + width && bottom <= y + height;
  });
}

test('it stays beside an open list, which closes first, and beside a button without focus', async ({
  page,
  paymentForm,
}) => {
  const { fields, button, notice, dismiss } = paymentForm;
  const list = page.getByRole('listbox');
  await paymentForm.open();
  await button.click();
  await expect(notice).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await fields.currency.press('Enter');
  await expect(list).toBeVisible();
  // By its id: what is behind an open list has no role.
  await expect.poll(() => overlap(list, page.locator('#form-notice'))).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  // Safari does not focus a button that is clicked.
  await button.evaluate((element) => {
    element.addEventListener('mousedown', (event) => event.preventDefault());
  });
  await fields.currency.blur();
  await button.click();
  await expect.poll(() => overlap(notice, button)).toBe(false);
  await dismiss.click();
  await expect(button).toBeFocused();
});
