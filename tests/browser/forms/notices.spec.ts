import type { Page } from '@playwright/test';
import { MESSAGE } from '../../support/filled-forms.ts';
import { fillMessage } from '../../support/forms.ts';
import {
  caseTag,
  expect,
  focused,
  formNotice,
  formSheet,
  openForm,
  overlap,
  test,
} from '../../support/site.ts';

const FORMS = [
  { path: '/payments', title: 'Payment Initiated', button: 'Pay Now with Crypto' },
  { path: '/contact', title: 'Message Sent!', button: 'Send Message' },
] as const;

const [PAYMENT] = FORMS;
const notice = (page: Page) => formNotice(page, PAYMENT.title);
const payButton = (page: Page) => page.getByRole('button', { name: PAYMENT.button });
const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss notice' });

/** Opens the payment form with its clock stopped: time then passes by `page.clock.runFor` only. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page, '/payments');
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function showNotice(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(notice(page)).toBeVisible();
}

/** Fills in the contact form so that it passes the browser's validation. */
const fillContact = (page: Page) => fillMessage(page, MESSAGE);

/** Records what is added to a live region from now on, as a screen reader would announce it. */
function listen(page: Page) {
  return page.evaluateHandle(() => {
    const told: string[] = [];
    new MutationObserver((changes) => {
      const regions = changes
        .filter(({ addedNodes }) => addedNodes.length > 0)
        .map(({ target }) => (target instanceof Element ? target : target.parentElement))
        .map((place) => place?.closest('[role=status], [role=alert], [aria-live]'));
      for (const region of new Set(regions)) {
        if (region) told.push(`${region.getAttribute('aria-live')}: ${region.textContent}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
    return told;
  });
}

const ANNOUNCED =
  'polite: Notices Payment Initiated You will be redirected to the crypto payment gateway...';

test('§8 a notice is announced politely and takes no focus; a new press has it announced again', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const told = await listen(page);
  await showNotice(page);
  await expect.poll(() => told.jsonValue()).toEqual([ANNOUNCED]);
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => told.jsonValue()).toEqual([ANNOUNCED, ANNOUNCED]);
  await expect(notice(page)).toHaveCount(1);
});

test('§8 a notice stays for ten seconds, which a new press restarts, and then disappears', async ({
  page,
}) => {
  await openAtRest(page);
  await showNotice(page);
  await page.clock.runFor(9_999);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.clock.runFor(9_999);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice(page)).toHaveCount(0);
});

test('§8 a notice waits while the pointer rests on it', async ({ page }) => {
  await openAtRest(page);
  await showNotice(page);
  await page.clock.runFor(4_000);
  await notice(page).hover();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_999);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice(page)).toHaveCount(0);
});

test('§8 a notice waits while it has the focus, and returns it', async ({ page }) => {
  await openAtRest(page);
  await page.getByRole('textbox', { name: 'Reference Number' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dismissButton(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Reference Number' })).toBeFocused();
});

for (const { path, title, button } of FORMS) {
  const tag = caseTag(path === '/payments');
  test(`§8 its button closes ${title}, and the focus returns`, { tag }, async ({ page }) => {
    await openForm(page, path);
    if (path === '/contact') await fillContact(page);
    await page.getByRole('button', { name: button }).click();
    await expect(formNotice(page, title)).toBeVisible();
    const field = page.getByRole('textbox', { name: /^Email/ });
    await field.focus();
    await dismissButton(page).click();
    await expect(formNotice(page, title)).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test(`§8 Escape closes ${title}, and the focus stays`, { tag }, async ({ page }) => {
    await openForm(page, path);
    if (path === '/contact') await fillContact(page);
    await page.getByRole('button', { name: button }).click();
    await expect(formNotice(page, title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(formNotice(page, title)).toHaveCount(0);
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  });

  test(`§8 on a phone ${title} never covers the focused element`, {
    tag: ['@phone', ...tag],
  }, async ({ page }) => {
    await openForm(page, path);
    if (path === '/contact') await fillContact(page);
    const pressed = page.getByRole('button', { name: button });
    for (const block of ['start', 'end'] as const) {
      await pressed.evaluate((element, block) => element.scrollIntoView({ block }), block);
      await pressed.tap();
      await expect(formNotice(page, title)).toBeVisible();
      await expect.poll(() => overlap(formNotice(page, title), pressed)).toBe(false);
    }
    const controls = formSheet(page)
      .locator(':is(input, textarea, button, a):not([role=region] *)')
      .filter({ visible: true });
    for (const control of await controls.all()) {
      await control.focus();
      await expect.poll(() => overlap(formNotice(page, title), control)).toBe(false);
    }
  });
}

test('§8 a press that leaves the button without focus, as in Safari, works the same', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await payButton(page).evaluate((button) => {
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.scrollIntoView({ block: 'end' });
  });
  await showNotice(page);
  await expect.poll(() => overlap(notice(page), payButton(page))).toBe(false);
  await dismissButton(page).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();
});

test('§8 a notice is swiped away', { tag: '@both-widths' }, async ({ page, hasTouch }) => {
  await openForm(page, '/payments');
  await showNotice(page);
  const box = await notice(page).boundingBox();
  if (!box) throw new Error('The notice is not on the screen.');
  const from = { x: box.x + 40, y: box.y + box.height - 20 };
  await (hasTouch ? swipeByFinger(page, from) : dragByMouse(page, from));
  await expect(notice(page)).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();
});

/** How far a swipe goes, in pixels. */
const SWIPE_PX = 160;

async function dragByMouse(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + SWIPE_PX, y, { steps: 8 });
  await page.mouse.up();
}

async function swipeByFinger(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + moved, y }],
    });
  await touch('touchStart', 0);
  for (let moved = 20; moved <= SWIPE_PX; moved += 20) await touch('touchMove', moved);
  await touch('touchEnd');
}

test('§8 the text of a notice can be selected', async ({ page }) => {
  await openForm(page, '/payments');
  await showNotice(page);
  await notice(page).getByText('You will be redirected').click({ clickCount: 3 });
  const selected = () => page.evaluate(() => String(getSelection()));
  expect(await selected()).toContain('You will be redirected to the crypto payment gateway...');
});

test('§8 the fields keep their values while a notice comes and goes', async ({ page }) => {
  await openForm(page, '/contact');
  await fillContact(page);
  const values = () =>
    formSheet(page)
      .locator('input, textarea[name]')
      .evaluateAll((fields) =>
        fields.map((field) => ('value' in field ? String(field.value) : '')),
      );
  const typed = Object.values(MESSAGE);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(formNotice(page, 'Message Sent!')).toBeVisible();
  expect(await values()).toEqual(typed);
  await dismissButton(page).click();
  await expect(formNotice(page, 'Message Sent!')).toHaveCount(0);
  expect(await values()).toEqual(typed);
  await expect(focused(page)).toHaveText('Send Message');
});
