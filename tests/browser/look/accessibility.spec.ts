/** No barrier that axe finds, in light and dark colors, on pages and in what opens on them. */
import type { Page } from '@playwright/test';
import { SECRET } from '../../support/forms.ts';
import { axeViolations, openSettled } from '../../support/look.ts';
import { expect, test } from '../../support/site.ts';
import { EVERY_PATH, inLanguage, LANGUAGE_OF_EACH_SCRIPT, words } from '../../support/words.ts';

for (const language of LANGUAGE_OF_EACH_SCRIPT) {
  const tag = language === words.language ? ['@phone'] : ['@phone', '@every-case'];
  test(`${language}: no page has a barrier`, { tag }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 740 });
    for (const path of EVERY_PATH) {
      await openSettled(page, inLanguage(path, language));
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
  });
}

const { payments, contact, shared } = words;
const button = (page: Page, name: string) => page.getByRole('button', { name });
const expectNoBarrier = async (page: Page, state: string) =>
  expect.soft(await axeViolations(page), state).toEqual([]);

test('what opens or appears on Payments has no barrier', async ({ page, paymentForm }) => {
  test.slow();
  await openSettled(page, '/payments');
  await button(page, payments.form.amount.tip.name).focus();
  await expectNoBarrier(page, 'a tooltip');
  await paymentForm.fields.currency.click();
  await expect(page.locator('footer[inert], [inert] footer')).toHaveCount(1);
  await expectNoBarrier(page, 'a dropdown');
  await page.keyboard.press('Escape');
  await paymentForm.button.click();
  await expectNoBarrier(page, 'a notice');
});

test('what opens or appears on Contact has no barrier', async ({ page, contactForm }) => {
  await openSettled(page, '/contact');
  await button(page, contact.chat.button).click();
  await expectNoBarrier(page, 'the notice about live chat');
  await page.keyboard.press('Escape');
  await contactForm.button.click();
  await contactForm.fields.message.fill(SECRET);
  await page.keyboard.press('Tab');
  await expect(page.getByText(shared.guard.secret)).toBeVisible();
  await expectNoBarrier(page, 'advice, and a message without a name');
});

test('the open menu has no barrier', { tag: '@phone' }, async ({ page }) => {
  await openSettled(page, '/tutoring');
  await button(page, shared.nav.openMenu).click();
  await expectNoBarrier(page, 'the menu');
});
