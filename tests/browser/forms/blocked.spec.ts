/** Forms where scripts are blocked, and in browsers below the floor. */
import {
  buttonOf,
  fieldsOf,
  fillForm,
  letterOf,
  openedMail,
  openForm,
  TYPED,
} from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

test.describe('with scripts blocked by an extension', () => {
  // A policy is how extensions block; `@media (scripting)` does not see it.
  test.use({ expectedLine: /script-src/ });

  test('a line with the email address takes the form’s place', async ({ page }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    for (const path of ['/payments', '/contact']) {
      await page.goto(path);
      const replacement = page.locator('.form-replacement');
      await expect(replacement.getByRole('link', { name: words.site.email })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(letterOf(page).letter).toBeHidden();
      await expect(page.getByRole('button', { name: words.shared.copy.email })).toHaveCount(0);
    }
  });
});

test('without what is newer than Chrome 109, letter and notice still work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['toWellFormed', 'isWellFormed']) {
      Reflect.deleteProperty(String.prototype, name);
    }
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const name of ['popoverTargetElement', 'popoverTargetAction']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) {
      Reflect.deleteProperty(Array.prototype, name);
    }
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('[popover]'))
        element.removeAttribute('popover');
    });
  });
  await openForm(page, '/contact');
  await fillForm(page, '/contact');
  await fieldsOf(page)['/contact'].name.press('End');
  const { subject, body } = await openedMail(page, () => letterOf(page).mail.click());
  expect(subject).toBe(TYPED['/contact'].subject);
  expect(body).toContain(TYPED['/contact'].name);
  const { button, notice } = buttonOf(page, '/contact');
  await expect(notice).toHaveCount(0);
  await button.click();
  await expect(notice.getByText(words.contact.form.notice.text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
});
