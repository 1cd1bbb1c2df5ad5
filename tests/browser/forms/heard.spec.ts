/** What a screen reader says by itself: each message once, with what it is about; and the focus. */
import type { Page } from '@playwright/test';
import {
  allowClipboard,
  buttonOf,
  fieldsOf,
  fillForm,
  formReady,
  letterOf,
  openForm,
  SECRET,
} from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { payments, contact, shared } = words;

/** Records the texts of live regions as they appear. */
async function listen(page: Page): Promise<{ said: () => Promise<string[]> }> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const last = new Map<Element, string>();
    const read = () => {
      for (const region of document.querySelectorAll<HTMLElement>(
        '[role=status], [role=alert], [aria-live]',
      )) {
        const shown = region.checkVisibility() ? region.innerText : '';
        const text = shown.trim().replace(/\s+/g, ' ');
        if (text && text !== last.get(region)) said.push(text);
        last.set(region, text);
      }
    };
    Object.assign(window, { said });
    addEventListener('DOMContentLoaded', () => {
      const attributeFilter = ['hidden'];
      const all = { childList: true, subtree: true, characterData: true, attributeFilter };
      new MutationObserver(read).observe(document.body, all);
    });
  });
  return { said: () => page.evaluate(() => (window as unknown as { said: string[] }).said) };
}

const noticeOf = ({ title, text }: { title: string; text: string }) =>
  `${title} ${text} ${shared.notice.shown}`;

test('Payments: a link, a secret, a copied letter, two presses', async ({ page }) => {
  await allowClipboard(page);
  const { said } = await listen(page);
  await page.goto(`/payments#service=${payments.form.service.options[0]?.value}`);
  await formReady(page);
  await expect(page.getByRole('heading', { name: payments.form.heading })).toBeFocused();
  const { reference } = fieldsOf(page)['/payments'];
  await reference.fill(SECRET);
  await reference.press('Tab');
  await expect(page.getByText(shared.guard.secret)).toBeVisible();
  await letterOf(page).copy.click();
  await expect(letterOf(page).copied).toBeVisible();
  const { button, dismiss } = buttonOf(page, '/payments');
  for (const press of [1, 2]) {
    await button.click();
    await expect.poll(async () => (await said()).length).toBe(3 + press);
    await expect(button).toBeFocused();
  }
  await dismiss.click();
  expect(await said()).toEqual([
    shared.form.prefilled.note,
    `${payments.form.reference.label}: ${shared.guard.secret}`,
    shared.copy.done,
    noticeOf(payments.form.notice),
    noticeOf(payments.form.notice),
  ]);
});

test('Contact: a message that is too long, opened where copying is refused, then a press', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  const { said } = await listen(page);
  await openForm(page, '/contact');
  await fillForm(page, '/contact');
  const { message } = fieldsOf(page)['/contact'];
  await message.fill('x'.repeat(2100));
  await message.press('x');
  await letterOf(page).mail.click();
  await buttonOf(page, '/contact').button.click();
  await expect
    .poll(said)
    .toEqual([
      shared.form.tooLong,
      `${shared.copy.failed} ${shared.form.nowPaste}`,
      noticeOf(contact.form.notice),
    ]);
});

test('Payments: an amount and an address that we cannot use, one of them mended', async ({
  page,
}) => {
  const { said } = await listen(page);
  await openForm(page, '/payments');
  const { amount, email, reference } = fieldsOf(page)['/payments'];
  const { form } = payments;
  for (const [field, text] of [
    [amount, 'abc'],
    [email, 'amina'],
    [amount, 'abcd'],
    [amount, '185'],
    [reference, SECRET],
  ] as const) {
    await field.fill(text);
    await field.blur();
  }
  await expect(page.getByText(shared.guard.secret)).toBeVisible();
  expect(await said()).toEqual([
    `${form.amount.label}: ${form.amount.unclear}`,
    `${form.email.label}: ${form.email.unclear}`,
    `${form.reference.label}: ${shared.guard.secret}`,
  ]);
});

test('a form that can’t start says so at each press', async ({ page }) => {
  const { said } = await listen(page);
  await page.clock.install();
  await page.route('**/*.js', () => {});
  await page.goto('/contact');
  for (const times of [1, 2]) {
    await buttonOf(page, '/contact').button.click();
    await page.clock.runFor(5200);
    expect(await said()).toEqual(Array(times).fill(shared.form.notLoaded));
  }
});

test('the notice about live chat has the focus, and closes when Tab leaves it', async ({
  page,
}) => {
  const { said } = await listen(page);
  await page.goto('/contact');
  const notice = page.getByRole('dialog');
  await page.getByRole('button', { name: contact.chat.button }).press('Enter');
  await expect(notice.getByRole('heading')).toBeFocused();
  const controls = await notice.locator('a, button').count();
  for (let at = 0; at < controls; at += 1) {
    await page.keyboard.press('Tab');
    await expect(notice.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(notice).toHaveCount(0);
  await expect(page.locator('main :focus')).toBeInViewport();
  expect(await said()).toEqual([]);
});

test('the letter is named, and in the Tab order only where it scrolls', async ({ page }) => {
  await openForm(page, '/contact');
  const letter = page.getByRole('region', { name: shared.form.letter });
  const { mail } = letterOf(page);
  const isReached = async () => {
    await mail.focus();
    await page.keyboard.press('Shift+Tab');
    return letter.evaluate((paper) => paper === document.activeElement);
  };
  expect(await isReached()).toBe(false);
  await fieldsOf(page)['/contact'].message.fill('A line\n'.repeat(99));
  expect(await isReached()).toBe(true);
});

test('a link or button that opens an email app says so', async ({ page }) => {
  await page.goto('/payments');
  const help = page.getByRole('link', { name: payments.help.button });
  await expect(help).toHaveAccessibleDescription(shared.form.opensApp);
  await expect(letterOf(page).mail).toHaveAccessibleDescription(new RegExp(shared.form.opensApp));
});
