/** The notice that a form shows (specification §8). */
import type { Locator, Page } from '@playwright/test';
import { buttonOf, fieldsOf, fillForm, openAtRest, openForm } from '../../support/forms.ts';
import { expect, overlap, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const pay = (page: Page) => buttonOf(page, '/payments');

async function showNotice(page: Page): Promise<void> {
  await pay(page).button.click();
  await expect(pay(page).notice).toBeVisible();
}

for (const path of ['/payments', '/contact'] as const) {
  test(`§8 on ${path} it has its title and text, and the truth; it stays until it is closed`, async ({
    page,
  }) => {
    await openAtRest(page, path);
    await fillForm(page, path);
    const { button, notice, dismiss } = buttonOf(page, path);
    const { form } = path === '/payments' ? words.payments : words.contact;
    await expect(button).toHaveAccessibleDescription(form.beforeButton);
    await button.click();
    await expect(notice.getByRole('heading')).toHaveText(form.notice.title);
    const texts = [form.notice.text, words.shared.notice.shown];
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
    const { email } = fieldsOf(page)[path];
    await email.focus();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(email).toBeFocused();
  });
}

test('a press that leaves the button without focus, as in Safari, works the same', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await pay(page).button.evaluate((button) => {
    button.addEventListener('mousedown', (event) => event.preventDefault());
  });
  await showNotice(page);
  await expect.poll(() => overlap(pay(page).notice, pay(page).button)).toBe(false);
  await pay(page).dismiss.click();
  await expect(pay(page).button).toBeFocused();
});

for (const [width, height] of [
  [360, 740],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} it covers nothing in use, wherever that is`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openForm(page, '/payments');
    const { button, notice, dismiss } = pay(page);
    for (const block of ['start', 'center', 'end'] as const) {
      await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      await button.press('Enter');
      await expect.poll(() => overlap(notice, button)).toBe(false);
      await expect(notice).toBeInViewport({ ratio: 0.99 });
      await expect(dismiss).toBeInViewport({ ratio: 0.99 });
      const { email } = fieldsOf(page)['/payments'];
      await email.focus();
      await expect.poll(() => overlap(notice, email)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(notice).toHaveCount(0);
    }
  });
}

test('with a pinch zoom and above an on-screen keyboard it is in view', {
  tag: '@phone',
}, async ({ page }) => {
  await openForm(page, '/payments');
  await pay(page).button.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(2, 0);
  await pay(page).button.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => isInSight(pay(page).notice)).toBe(true);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  // The browser here has no such keyboard; it would make this part of the page smaller.
  await page.evaluate(() => {
    const height = innerHeight - 340;
    Object.defineProperty(visualViewport, 'height', { get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(() => isInSight(pay(page).notice)).toBe(true);
});

/** Whether all of it is in the visible part of a zoomed page. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const box = shown.getBoundingClientRect();
    const { offsetLeft, offsetTop, width, height } = visualViewport ?? new VisualViewport();
    return (
      box.left >= offsetLeft &&
      box.top >= offsetTop &&
      box.right <= offsetLeft + width &&
      box.bottom <= offsetTop + height
    );
  });
}

test('beside an open list it stays; Escape closes the list first', async ({ page }) => {
  await openForm(page, '/payments');
  const { currency } = fieldsOf(page)['/payments'];
  await showNotice(page);
  await currency.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect
    .poll(() => overlap(page.getByRole('listbox'), page.locator('#form-notice')))
    .toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(pay(page).notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pay(page).notice).toHaveCount(0);
});
