/** The notice that a form shows (specification §8). */
import type { Locator, Page } from '@playwright/test';
import { buttonOf, fillForm, openAtRest, openForm } from '../../support/forms.ts';
import { expect, overlap, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { notice: text } = words.payments.form;
const pay = (page: Page) => buttonOf(page, '/payments');

async function showNotice(page: Page): Promise<void> {
  await pay(page).button.click();
  await expect(pay(page).notice).toBeVisible();
}

test('a notice is announced politely and takes no focus; a new press announces it again', async ({
  page,
}) => {
  await openForm(page, '/payments');
  // As a screen reader would announce it: what is added to a live region.
  const announced = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      const regions = changes
        .filter(({ addedNodes }) => addedNodes.length > 0)
        .map(({ target }) => (target instanceof Element ? target : target.parentElement))
        .map((place) => place?.closest('[aria-live]'));
      for (const region of new Set(regions)) {
        if (region) seen.push(`${region.getAttribute('aria-live')}: ${region.textContent}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  for (const times of [1, 2]) {
    await showNotice(page);
    await expect(pay(page).button).toBeFocused();
    await expect
      .poll(async () => (await announced.jsonValue()).filter((each) => each.includes(text.title)))
      .toHaveLength(times);
  }
  expect((await announced.jsonValue()).at(-1)).toMatch(/^polite: /);
  expect((await announced.jsonValue()).at(-1)).toContain(`${text.title} ${text.text}`);
});

test('a notice stays for ten seconds, which a new press restarts', async ({ page }) => {
  await openAtRest(page, '/payments');
  await showNotice(page);
  await page.clock.runFor(9000);
  await showNotice(page);
  await page.clock.runFor(9000);
  await expect(pay(page).notice).toBeVisible();
  await page.clock.runFor(1500);
  await expect(pay(page).notice).toHaveCount(0);
});

test('a notice waits while the pointer or the focus is on it', async ({ page }) => {
  await openAtRest(page, '/payments');
  await showNotice(page);
  await pay(page).notice.hover();
  await page.clock.runFor(20_000);
  await expect(pay(page).notice).toBeVisible();
  await pay(page).dismiss.focus();
  await page.mouse.move(2, 2);
  await page.clock.runFor(20_000);
  await expect(pay(page).notice).toBeVisible();
  await pay(page).dismiss.press('Enter');
  await expect(pay(page).notice).toHaveCount(0);
  await expect(pay(page).button, 'the focus returns').toBeFocused();
});

test('Escape closes it from anywhere; its text can be selected', async ({ page }) => {
  await openForm(page, '/contact');
  await fillForm(page, '/contact');
  const { button, notice } = buttonOf(page, '/contact');
  await button.click();
  await notice.getByText(words.contact.form.notice.text).click({ clickCount: 3 });
  expect(await page.evaluate(() => String(getSelection()))).toContain(
    words.contact.form.notice.text,
  );
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
});

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

test('a notice is swiped away by a finger', { tag: '@phone' }, async ({ page }) => {
  await openForm(page, '/payments');
  await showNotice(page);
  const box = await pay(page).notice.boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) - 20 };
  const session = await page.context().newCDPSession(page);
  for (const moved of [0, 20, 40, 60, 80, 100, 120, 140, 160]) {
    await session.send('Input.dispatchTouchEvent', {
      type: moved === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: x + moved, y }],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(pay(page).notice).toHaveCount(0);
});

test('it never covers the focused element, wherever that is', { tag: '@phone' }, async ({
  page,
}) => {
  await openForm(page, '/payments');
  for (const block of ['start', 'center', 'end'] as const) {
    await pay(page).button.evaluate(
      (button, place) => button.scrollIntoView({ block: place }),
      block,
    );
    await showNotice(page);
    await expect.poll(() => overlap(pay(page).notice, pay(page).button)).toBe(false);
    await expect(pay(page).dismiss).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
    await expect(pay(page).notice).toHaveCount(0);
  }
});

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
      box.left >= offsetLeft - 1 &&
      box.top >= offsetTop - 1 &&
      box.right <= offsetLeft + width + 1 &&
      box.bottom <= offsetTop + height + 1
    );
  });
}
