/** Advice on a field that seems to hold a secret (find-secret.test.ts has the cases). */
import { buttonOf, fieldsOf, openForm } from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { secret } = words.shared.guard;
const CARD = '4242 4242 4242 4242';
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test('every text field of both forms is watched', async ({ page }) => {
  for (const path of ['/payments', '/contact'] as const) {
    await openForm(page, path);
    for (const field of await page.locator('form :is(input, textarea)').all()) {
      await field.fill(CARD);
      await field.blur();
      await expect(page.getByRole('status').getByText(secret)).toHaveCount(1);
      await field.fill('');
      await field.blur();
      await expect(page.getByText(secret)).toHaveCount(0);
    }
  }
});

test('a phrase is found among other words; it is not kept, repeated or blocked', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { reference } = fieldsOf(page)['/payments'];
  await reference.fill(`My words: https://example.org ${PHRASE} thanks`);
  await reference.press('Enter');
  await expect(page.getByText(secret)).toBeVisible();
  await expect(buttonOf(page, '/payments').notice, 'Enter still pays').toBeVisible();
  await expect(reference).toHaveAccessibleDescription(new RegExp(secret.slice(0, 20)));
});

test('a press that leaves the field reaches its button, although advice appears', {
  tag: '@phone',
}, async ({ page }) => {
  await openForm(page, '/contact');
  // As in browsers without scroll anchoring, where the button would move.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await fieldsOf(page)['/contact'].message.fill(PHRASE);
  const { button } = buttonOf(page, '/contact');
  await button.click({ delay: 300 });
  await expect(
    fieldsOf(page)['/contact'].name,
    'the browser stops at the first field',
  ).toBeFocused();
  await expect(page.getByText(secret)).toBeVisible();
});
