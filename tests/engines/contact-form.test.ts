import { inject, onTestFinished } from 'vitest';
import { type EnginePage, NOTICE } from './page.ts';
import { expect, test } from './test.ts';

const SEND = '[type=submit]';
const FIELDS = {
  '#name': 'Amina Diallo',
  '#email': 'amina@example.org',
  '#subject': 'Courses',
  '#message': 'Which course fits?',
};

async function fillAll(page: EnginePage): Promise<void> {
  for (const [field, text] of Object.entries(FIELDS)) await page.fill(field, text);
}

test('the browser stops an empty message', async ({ page }) => {
  await page.openForm('/contact');
  await page.click(SEND);
  await expect.poll(() => page.hasFocus('#name:invalid')).toBe(true);
  expect(await page.count(NOTICE)).toBe(0);
});

test('a complete message shows a notice, and stays in its fields', async ({ page }) => {
  await page.openForm('/contact');
  await fillAll(page);
  await page.click(SEND);
  await expect.poll(() => page.text(NOTICE)).toContain('Message Sent!');
  for (const [field, text] of Object.entries(FIELDS)) expect(await page.value(field)).toBe(text);
  expect(await page.path()).toBe('/contact');
});

// WebKit's driver waits for files that are held back.
test.skipIf(inject('engine') === 'webkit')(
  'a press before the form is ready is answered once it is ready',
  async ({ page, site }) => {
    const letLoad = site.holdScripts();
    onTestFinished(letLoad);
    await page.openAfresh('/contact');
    await fillAll(page);
    await page.click(SEND);
    await expect.poll(() => page.count(`${SEND}[aria-busy]`)).toBe(1);
    letLoad();
    await expect.poll(() => page.count(NOTICE)).toBe(1);
    for (const [field, text] of Object.entries(FIELDS)) expect(await page.value(field)).toBe(text);
  },
);

test('the address is copied, and the page says so', async ({ page }) => {
  await page.open('/contact');
  await page.click('.contact-cards .copy-button');
  const outcome = '.contact-cards .copy-outcome :not([hidden])';
  await expect.poll(() => page.text(outcome)).toBe('Copied.');
});

test('nothing is kept in the browser', async ({ page }) => {
  await page.openForm('/contact');
  await fillAll(page);
  await page.click(SEND);
  await expect.poll(() => page.count(NOTICE)).toBe(1);
  const kept = await page.run(() => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    window.name,
  ]);
  expect(kept).toEqual(['', 0, 0, '']);
});

test('a long message is copied by the press that opens the app', async ({ page }) => {
  await page.openForm('/contact');
  await page.run(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#message');
    if (field) field.value = '你好'.repeat(150);
    addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      document.body.dataset.said = document.querySelector('.handoff > [role=status]')?.textContent;
      event.preventDefault();
    });
  });
  await page.click('.handoff a');
  await expect.poll(() => page.attribute('body', 'data-said')).toContain('it has been copied');
  expect(await page.attribute('.handoff a', 'href')).toContain(
    'body=Paste%20the%20copied%20message%20here.',
  );
});
