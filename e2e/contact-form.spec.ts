import type { Page } from '@playwright/test';
import { expect, formNotice, formSheet, openForm, test } from './site.ts';

const TYPED = {
  'Full Name': 'Amina Diallo',
  Email: 'amina@example.org',
  Subject: 'Courses',
  Message: 'Which course fits?\nI know some JavaScript.',
};
const FIELDS = ['Full Name', 'Email', 'Subject', 'Message'] as const;

const field = (page: Page, name: keyof typeof TYPED) =>
  page.getByRole('textbox', { name, exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const notice = (page: Page) => formNotice(page, 'Message Sent!');

async function fillAll(page: Page): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(TYPED[name]);
}

for (const missing of FIELDS) {
  test(`§5 a message without ${missing} is held back, and the browser says why`, async ({
    page,
  }) => {
    await openForm(page, '/contact');
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
  });
}

test('§5 an email address without @ is held back', async ({ page }) => {
  await openForm(page, '/contact');
  await fillAll(page);
  await field(page, 'Email').fill('amina');
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
});

test('§7 a valid message shows a notice, and is sent and kept nowhere', async ({ page }) => {
  await openForm(page, '/contact');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await fillAll(page);
  await sendButton(page).click();
  await expect(notice(page)).toContainText("We'll get back to you within 24 hours.");
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await field(page, 'Subject').press('Enter');
  await expect(notice(page)).toBeVisible();

  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contact');
  const kept = await page.evaluate(async () => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(kept).toEqual(['', 0, 0, 0, 0]);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(TYPED[name]);
});

test('the button tells beforehand that it shows a notice only', async ({ page }) => {
  await openForm(page, '/contact');
  await expect(sendButton(page)).toHaveAccessibleDescription('The button shows a notice only.');
});
