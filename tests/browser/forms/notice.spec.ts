/** The notice that a form shows (specification §8). */
import { PHONE } from '../../../playwright.config.ts';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { FORM_PATHS, formOn } from '../../support/forms.ts';

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
    const texts = [form.notice.text, form.truth];
    await expect(notice.getByRole('paragraph')).toHaveText(texts);
    await page.clock.runFor(600_000);
    await expect(notice).toBeVisible();
    await expect(button).toBeFocused();
    for (const close of ['Enter', 'Escape']) {
      await page.keyboard.press('Tab');
      await expect(dismiss, 'it comes right after the button').toBeFocused();
      await page.keyboard.press(close);
      await expect(notice).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
    }
    await fields.email.focus();
    await fields.email.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await expect(notice, 'an input method ends a word by Escape').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(fields.email, 'the focus was not inside').toBeFocused();
  });
}

test('it is under its button, and both are in view on a phone and when zoomed to 400 %', {
  tag: '@phone',
}, async ({ page, paymentForm }) => {
  const { fields, button, notice, dismiss } = paymentForm;
  await paymentForm.open();
  for (const { viewport } of [{ viewport: { width: 320, height: 256 } }, PHONE]) {
    await page.setViewportSize(viewport);
    for (const block of ['start', 'center', 'end'] as const) {
      await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      await button.press('Enter');
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(notice.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(dismiss).toBeInViewport({ ratio: 1 });
      const [above, below] = [await button.boundingBox(), await notice.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
      await page.keyboard.press('Escape');
    }
  }
  // From a field the page has to come to it.
  await fields.amount.press('Enter');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(fields.amount).toBeFocused();
});

test('what is open over it closes first, and none is printed', async ({ page, paymentForm }) => {
  const { fields, button, notice } = paymentForm;
  const list = page.getByRole('listbox');
  const languages = page.locator('#languages');
  await paymentForm.open();
  await button.click();
  await page.locator('header [popovertarget=languages]').click();
  await expect(languages).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages).toBeHidden();
  await expect(notice).toBeVisible();
  await fields.currency.press('Enter');
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list, 'on paper').toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(notice).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  for (const field of [fields.currency, fields.amount]) await expect(field).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
});

test('where a click focuses no button, the focus comes to it', async ({ paymentForm }) => {
  const { button, notice, dismiss } = paymentForm;
  await paymentForm.open();
  await button.evaluate((element) => {
    element.addEventListener('mousedown', (event) => event.preventDefault());
  });
  await button.click();
  await expect(notice).toBeVisible();
  await expect(button).toBeFocused();
  await dismiss.click();
  await expect(button).toBeFocused();
});
