import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { DESKTOP } from '../../../playwright.config.ts';
import { axeViolations } from '../../support/look/axe.ts';
import { narrowPhone, openSettled } from '../../support/look/look.ts';
import { caseTag, EVERY_PATH, expect, formNotice, test } from '../../support/site.ts';

const codeSniffer = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

test.beforeEach(({ page }) => narrowPhone(page));

for (const path of EVERY_PATH) {
  test(`${path} has no barrier that axe or HTML_CodeSniffer finds`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openSettled(page, path);
    // What opens is tried with axe on a wide screen, below.
    expect(await axeViolations(page), 'axe').toEqual([]);
    await page.setViewportSize(DESKTOP.viewport);
    expect(await codeSnifferErrors(page), 'HTML_CodeSniffer').toEqual([]);
  });
}

test('the open menu has no barrier', { tag: '@phone' }, async ({ page }) => {
  await openSettled(page, '/tutoring');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the open dropdown has no barrier', async ({ page }) => {
  await openSettled(page, '/payments');
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  await expect(page.getByRole('option')).toHaveCount(5);
  expect(await axeViolations(page)).toEqual([]);
});

test('an open tooltip has no barrier', { tag: caseTag(false) }, async ({ page }) => {
  await openSettled(page, '/payments');
  // A tooltip closes when the page scrolls: wait until scrolling has ended.
  await page.getByLabel('Amount (USD)').evaluate(async (field) => {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    field.focus();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the notice about a payment has no barrier', async ({ page }) => {
  await openSettled(page, '/payments');
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('an empty message that the browser stops leaves no barrier', { tag: caseTag(false) }, async ({
  page,
}) => {
  await openSettled(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('the notice about a message has no barrier', { tag: caseTag(false) }, async ({ page }) => {
  await openSettled(page, '/contact');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const name of ['Full Name', 'Subject', 'Message']) await field(name).fill('A few words');
  await field('Email').fill('visitor@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(formNotice(page, 'Message Sent!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the notice about live chat has no barrier', async ({ page }) => {
  await openSettled(page, '/contact');
  await page.getByRole('button', { name: 'Start Live Chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Live chat is not open yet' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

interface CodeSniffer {
  process(standard: string, content: Document, done: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
}

/** HTML_CodeSniffer's errors at WCAG2AAA; its warnings and notices ask a person to look. */
async function codeSnifferErrors(page: Page): Promise<string[]> {
  await page.evaluate(codeSniffer);
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { HTMLCS } = globalThis as unknown as { HTMLCS: CodeSniffer & { ERROR: number } };
        HTMLCS.process('WCAG2AAA', document, () =>
          resolve(
            HTMLCS.getMessages()
              // It asks a name of fields that are not rendered, which no one can reach.
              .filter(({ type, element }) => type === HTMLCS.ERROR && !element.closest('[hidden]'))
              .map(
                ({ code, msg, element }) => `${code}: ${msg}: ${element.outerHTML.slice(0, 120)}`,
              ),
          ),
        );
      }),
  );
}
