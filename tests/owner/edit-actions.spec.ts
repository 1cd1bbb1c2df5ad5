/** Saving, undoing, discarding and removing on the editing page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/editing-page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('status');
const brand = (page: Page) => page.getByRole('textbox', { name: 'Name of the business' });
const tagline = (page: Page) => page.getByRole('textbox', { name: /^What the business does/ });

/** Holds back the answer to a save until the returned function is called; counts the saves. */
async function holdSave(page: Page) {
  const held = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const saves: string[] = [];
  await page.route('**/content', async (route) => {
    if (route.request().method() === 'POST') {
      saves.push(route.request().postData() ?? '');
      sent.resolve();
      await held.promise;
    }
    await route.continue();
  });
  return { saves, sent: sent.promise, release: held.resolve };
}

test('a double press on Save saves once and reports no mistake', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(address);
  const { saves, release } = await holdSave(page);
  await brand(page).fill('Passage');
  await button(page, 'Save').dblclick();
  await expect(status(page)).toHaveText('Saving…');
  release();
  await expect(status(page)).toHaveText('Saved: content/site.yaml.');
  expect(saves).toHaveLength(1);
  expect(copy.read('site.yaml')).toContain('brand: Passage\n');
});

test('text typed during a save stays, and the next save saves it', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(address);
  const { sent, release } = await holdSave(page);
  await brand(page).fill('Passage');
  await button(page, 'Save').click();
  await sent;
  await tagline(page).fill('Typed meanwhile');
  release();
  await expect(status(page)).toHaveText('Saved: content/site.yaml.');
  await expect(tagline(page)).toHaveValue('Typed meanwhile');
  expect(copy.read('site.yaml')).not.toContain('Typed meanwhile');
  await button(page, 'Save').click();
  await expect.poll(() => copy.read('site.yaml')).toContain('tagline: Typed meanwhile\n');
});

test('Ctrl+S saves the content, not the web page', async ({ page, address, copy }) => {
  await page.goto(address);
  await brand(page).fill('Passage');
  await brand(page).press('ControlOrMeta+s');
  await expect(status(page)).toHaveText('Saved: content/site.yaml.');
  expect(copy.read('site.yaml')).toContain('brand: Passage\n');
});

test('Undo undoes one step; everything is discarded only after a question', async ({
  page,
  address,
}) => {
  await page.goto(address);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await brand(page).fill('Passage');
  await button(page, 'Undo').click();
  await expect(brand(page)).toHaveValue('CodePassage');
  await expect(status(page)).toBeEmpty();

  await brand(page).fill('Passage');
  page.once('dialog', (dialog) => dialog.dismiss());
  await button(page, 'Discard').click();
  await expect(brand(page)).toHaveValue('Passage');
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Discard').click();
  await expect(brand(page)).toHaveValue('CodePassage');
  await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Undo').click();
  await expect(brand(page)).toHaveValue('Passage');
});

test('an entry is removed after a question that names it, and Undo restores it', async ({
  page,
  address,
}) => {
  await page.goto(address);
  await button(page, 'The courses').click();
  const course = page.locator('summary').filter({ hasText: 'Mobile App Development' });
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  const courses = page.getByRole('group', { name: /^The courses/ });
  const remove = courses.getByRole('button', { name: 'Remove entry 2', exact: true });
  await remove.last().click();
  expect(questions).toEqual(['Remove entry 2, "Mobile App Development"?']);
  await expect(course).toHaveCount(1);
  page.once('dialog', (dialog) => dialog.accept());
  await remove.last().click();
  await expect(course).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(course).toHaveCount(1);
});

test('an address switches rates on, with spaces around it or not; an empty one switches them off', async ({
  page,
  address,
  copy,
}) => {
  const before = copy.read('site.yaml');
  await page.goto(address);
  await page.locator('summary').filter({ hasText: 'Switches the estimate in coins on' }).click();
  const url = page.getByRole('textbox', { name: 'The address that answers the rates' });
  await url.fill('  https://rates.codepassage.example/usd.json ');
  await button(page, 'Save').click();
  await expect(status(page)).toHaveText('Saved: content/site.yaml.');
  expect(copy.read('site.yaml')).toContain(
    'rates:\n  url: https://rates.codepassage.example/usd.json\n',
  );
  await url.fill('');
  await button(page, 'Save').click();
  await expect.poll(() => copy.read('site.yaml')).toBe(before);
  await expect(page.getByRole('alert')).toBeEmpty();
});

for (const [name, width] of [
  ['a wide', 1280],
  ['a small', 400],
] as const) {
  test(`on ${name} screen, mistakes are in view beside the Save button`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(address);
    await brand(page).fill('');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await button(page, 'Save').click();
    await expect(page.getByRole('alert').getByRole('button').first()).toBeInViewport();
  });
}

test('a second editing page on a busy port names the port and suggests PORT', async ({
  address,
}) => {
  const { port } = new URL(address);
  const command = spawn(process.execPath, ['tools/editor/start.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [message, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect(code).toBe(1);
  expect(message.trim()).toBe(
    `Port ${port} is busy: perhaps "npm run edit" already runs, at http://127.0.0.1:${port}. To use another port: PORT=${Number(port) + 1} npm run edit`,
  );
});
