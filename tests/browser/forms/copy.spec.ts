import type { Page } from '@playwright/test';
import {
  clipboardText,
  copyOutcome,
  EMPTY_PAYMENT,
  type FormPath,
  fillMessage,
  fillPayment,
  openUnreadyForm,
  openWithClipboard,
  paymentBody,
} from '../../support/forms.ts';
import { caseTag, EMAIL, expect, openForm, test } from '../../support/site.ts';

const FAILED =
  'Your browser did not allow copying. The text is selected: press Ctrl+C, or Command+C on a Mac, or press and hold on a phone.';
const FORM_PATHS = ['/payments', '/contact'] as const;

const copyEmailButtons = (page: Page) =>
  page.getByRole('button', { name: 'Copy email address' }).filter({ visible: true });
const copyMessageButton = (page: Page) => page.getByRole('button', { name: 'Copy message text' });

/** Every later copy is refused, as a browser does without permission. */
async function refuseCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

/** As on a page without https, there is no clipboard at all. */
async function removeClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
}

for (const path of FORM_PATHS) {
  test(`${path} offers to copy the address in two places`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('button', { name: 'Copy email address', includeHidden: true }),
    ).toHaveCount(2);
  });

  test(`each copy button of ${path} copies the address and announces it in a live region`, async ({
    page,
  }) => {
    await openWithClipboard(page, path);
    if (path === '/contact') await page.getByRole('button', { name: 'Start Live Chat' }).click();
    const buttons = await copyEmailButtons(page).all();
    // The notice about live chat covers the page: its button comes first.
    for (const button of buttons.toReversed()) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await expect(copyOutcome(button)).toHaveText(/^Copied/);
      await expect(copyOutcome(button).getByText('Copied.')).toBeHidden();
      await button.click();
      await expect(copyOutcome(button).getByText('Copied.')).toBeVisible();
      await expect(copyOutcome(button).getByText(FAILED)).toBeHidden();
      expect(await clipboardText(page)).toBe(EMAIL);
      await page.keyboard.press('Escape');
    }
    expect(buttons).toHaveLength(2);
  });

  for (const [why, refuse] of Object.entries({ refuseCopying, removeClipboard })) {
    const tag = caseTag(path === '/payments' && refuse === refuseCopying);
    test(`on ${path} a failed copy of the address selects it (${why})`, { tag }, async ({
      page,
    }) => {
      await refuse(page);
      await openForm(page, path);
      const button = copyEmailButtons(page).first();
      await button.click();
      await expect(copyOutcome(button).getByText(FAILED)).toBeVisible();
      await expect(copyOutcome(button).getByText('Copied.')).toBeHidden();
      expect(await page.evaluate(() => String(getSelection()))).toBe(EMAIL);
    });

    test(`on ${path} a failed copy of the message shows and selects it (${why})`, {
      tag,
    }, async ({ page }) => {
      await refuse(page);
      await openForm(page, path);
      await copyMessageButton(page).click();
      const message = page.getByRole('textbox', { name: 'Copy message text' });
      await expect(message).toBeFocused();
      await expect(message).toHaveValue(new RegExp(`^To: ${EMAIL}\nSubject: `));
      expect(await page.evaluate(() => String(getSelection()))).toBe(await message.inputValue());
      await expect(copyOutcome(copyMessageButton(page)).getByText(FAILED)).toBeVisible();
      await expect(copyOutcome(copyMessageButton(page)).getByText('Copied.')).toBeHidden();
    });
  }
}

async function copyMessage(page: Page): Promise<string> {
  await copyMessageButton(page).click();
  await expect(copyOutcome(copyMessageButton(page)).getByText('Copied.')).toBeVisible();
  return clipboardText(page);
}

test('the copied payment request is complete: To, Subject and text', async ({ page }) => {
  await openWithClipboard(page, '/payments');
  expect(await copyMessage(page)).toBe(
    [`To: ${EMAIL}`, 'Subject: Payment Request: Visa payment', '']
      .concat(paymentBody(EMPTY_PAYMENT))
      .join('\n'),
  );
  await fillPayment(page, { service: 'Consultation Fee', amount: '60', reference: 'C++ & 1' });
  expect(await copyMessage(page)).toBe(
    [`To: ${EMAIL}`, 'Subject: Payment Request: Consultation Fee', '']
      .concat(
        paymentBody({
          ...EMPTY_PAYMENT,
          service: 'Consultation Fee',
          amount: '60 USD',
          reference: 'C++ & 1',
        }),
      )
      .join('\n'),
  );
});

test('the copied message is complete, even where a link would leave something out', async ({
  page,
}) => {
  await openWithClipboard(page, '/contact');
  const subject = 'x'.repeat(2100);
  const message = `مرحبا & hello\n\n${'word '.repeat(800)}end`;
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', subject, message });
  expect(await copyMessage(page)).toBe(
    `To: ${EMAIL}\nSubject: ${subject}\n\n${message}\n\nAmina\namina@example.org`,
  );
});

test('a second try that succeeds says Copied. and removes the failure', async ({ page }) => {
  await openWithClipboard(page, '/contact');
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = () => {
      clipboard.writeText = write;
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  const outcome = copyOutcome(copyMessageButton(page));
  await copyMessageButton(page).click();
  await expect(outcome.getByText(FAILED)).toBeVisible();
  await copyMessageButton(page).click();
  await expect(outcome.getByText('Copied.')).toBeVisible();
  await expect(outcome.getByText(FAILED)).toBeHidden();
});

test('pressed before the form is ready, Copy message text waits and copies what was typed', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const ready = await openUnreadyForm(page, '/contact' satisfies FormPath);
  await fillMessage(page, { subject: 'Early' });
  await copyMessageButton(page).click();
  await ready();
  await expect(copyOutcome(copyMessageButton(page)).getByText('Copied.')).toBeVisible();
  expect(await clipboardText(page)).toContain('\nSubject: Early\n');
});

test('a course shows its message as text to select, for visitors without an email app', async ({
  page,
}) => {
  await page.goto('/tutoring');
  const closed = page.getByRole('group').filter({ hasText: 'No email app?' });
  await expect(closed).toHaveCount(6);
  const card = closed.filter({ hasText: 'Backend Engineering' });
  const text = card.getByText('No email app on this device?');
  await expect(text).toBeHidden();
  await card.getByText('No email app?').click();
  await expect(text).toBeVisible();
});
