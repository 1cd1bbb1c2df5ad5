/** The page beside the form, as it will be with what is not saved. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pseudoLanguage } from '../support/content/pseudo-language.ts';
import { expect, test } from '../support/editing-page.ts';

/** The preview starts with its first page. */
const START_MS = 60_000;

const shown = (page: Page) => page.frameLocator('iframe[title="The page as it will be"]');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openPreview(page: Page, file: string | RegExp): Promise<void> {
  await button(page, file).click();
  await button(page, 'Preview').click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: START_MS });
}

test('the preview shows what is typed before it is saved, and keeps the last page without mistakes', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(address);
  await openPreview(page, 'The page About');
  const before = copy.sources();
  await page.getByRole('textbox', { name: "The page's heading" }).first().fill('Meet {brand}');
  const heading = shown(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Meet CodePassage', { timeout: START_MS });

  await page.getByRole('textbox', { name: "The page's heading" }).first().fill('Meet {nobody}');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toContainText('{nobody} is not a token');
  await expect(heading).toHaveText('Meet CodePassage');
  expect(copy.sources()).toEqual(before);

  await button(page, 'Undo').click();
  await button(page, 'The courses').click();
  await expect(heading).toHaveText('Software Engineering Tutoring', { timeout: START_MS });
  await button(page, 'Preview').click();
  await expect(preview).toHaveCount(0);
});

test('a second language is edited, checked and shown', async ({ page, address, copy }) => {
  mkdirSync(join(copy.folder, 'de'), { recursive: true });
  const published = copy
    .read('site.yaml')
    .replace('  - code: en\n', '  - code: en\n  - code: de\n');
  writeFileSync(join(copy.folder, 'site.yaml'), published);
  for (const [file, text] of Object.entries(pseudoLanguage(copy.sources(), 'de'))) {
    writeFileSync(join(copy.folder, file.slice('content/'.length)), text);
  }
  await page.goto(address);
  await button(page, 'German: The page About').click();
  await page.getByRole('textbox', { name: "The page's heading" }).first().fill('{nobody}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/content\/de\/about\.yaml:\d+ {2}h1: /);
  await page.getByRole('textbox', { name: "The page's heading" }).first().fill('Über {brand}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Saved: content/de/about.yaml.');
  expect(copy.read('de/about.yaml')).toContain('h1: Über {brand}\n');
});
