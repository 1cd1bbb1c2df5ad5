import type { Page } from '@playwright/test';
import { sendButton } from '../../support/filled-forms.ts';
import {
  expect,
  formNotice,
  formSheet,
  openForm,
  test,
  watchRequests,
} from '../../support/site.ts';

const TYPED = {
  'Full Name': 'Amina Diallo',
  Email: 'amina@example.org',
  Subject: 'Courses',
  Message: 'Which course fits?\nI know some JavaScript.',
};
const FIELDS = ['Full Name', 'Email', 'Subject', 'Message'] as const;

const field = (page: Page, name: keyof typeof TYPED) =>
  page.getByRole('textbox', { name, exact: true });
const notice = (page: Page) => formNotice(page, 'Message Sent!');

async function fillAll(page: Page): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(TYPED[name]);
}

test('§5 the browser stops a message that lacks a field or an @, and says why', async ({
  page,
}) => {
  await openForm(page, '/contact');
  for (const missing of FIELDS) {
    await fillAll(page);
    await field(page, missing).fill('');
    await sendButton(page).click();
    await expect(field(page, missing)).toBeFocused();
    await expect(formSheet(page).locator(':user-invalid')).toHaveCount(1);
    const message = await field(page, missing).evaluate((element) =>
      'validationMessage' in element ? element.validationMessage : '',
    );
    expect(message).toBe('Please fill out this field.');
    await expect(notice(page)).toHaveCount(0);
  }
  await fillAll(page);
  await field(page, 'Email').fill('amina');
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
});

test('§7 a valid message shows a notice, and is sent nowhere', async ({ page }) => {
  await openForm(page, '/contact');
  await expect(sendButton(page)).toHaveAccessibleDescription('This button only shows a notice.');
  const requests = watchRequests(page);

  await fillAll(page);
  await sendButton(page).click();
  await expect(notice(page)).toContainText("We'll get back to you within 24 hours.");
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await field(page, 'Subject').press('Enter');
  await expect(notice(page)).toBeVisible();

  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contact');
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(TYPED[name]);
});
