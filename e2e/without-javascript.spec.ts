import type { Browser, Page } from '@playwright/test';
import { holdScripts } from './forms.ts';
import { partsLaidOut } from './settled.ts';
import {
  EMAIL,
  expect,
  formNotice,
  formReady,
  formSheet,
  mailParts,
  PAGES,
  test,
  UNKNOWN_PATH,
} from './site.ts';

const FORMS = [
  { path: '/payments', button: 'Pay Now with Crypto', title: 'Payment Initiated' },
  { path: '/contact', button: 'Send Message', title: 'Message Sent!' },
] as const;

/** What only works with a script, and so shows only with one. */
const NEEDS_SCRIPT = '[data-form], .form-not-responding, .copy-button, [data-reply-by]';

const REPLACEMENT = `This form needs JavaScript. The rest of this page works without it. To reach us, email ${EMAIL}.`;

async function linesRead(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => line.trim() !== '');
}

async function linesReadWithoutScript(browser: Browser, path: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const lines = await linesRead(page);
  await context.close();
  return lines;
}

for (const path of [...PAGES.map((page) => page.path), UNKNOWN_PATH]) {
  test(`${path} reads completely without JavaScript`, async ({ page, browser }) => {
    // React is not to look for what is removed here.
    await holdScripts(page);
    await page.goto(path);
    await partsLaidOut(page);
    await page.locator(NEEDS_SCRIPT).evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
    const expected = await linesRead(page);
    expect(expected.length).toBeGreaterThan(10);
    const read = await linesReadWithoutScript(browser, path);
    const isForm = FORMS.some((form) => form.path === path);
    expect(read.filter((line) => line !== REPLACEMENT)).toEqual(expected);
    expect(read.filter((line) => line === REPLACEMENT)).toHaveLength(isForm ? 1 : 0);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of FORMS) {
    test(`on ${path} a line with the address stands in the form’s place`, async ({ page }) => {
      await page.goto(path);
      await expect(formSheet(page).getByText(REPLACEMENT)).toBeVisible();
      await expect(
        formSheet(page).getByRole('link', { name: EMAIL }).filter({ visible: true }).last(),
      ).toHaveAttribute('href', `mailto:${EMAIL}`);
      await expect(formSheet(page).getByRole('textbox')).toHaveCount(0);
      await expect(formSheet(page).getByRole('button')).toHaveCount(0);
    });
  }
});

const field = (page: Page, name: string | RegExp) =>
  formSheet(page).getByRole('textbox', { name, exact: true });
const amount = (page: Page) => page.getByRole('spinbutton', { name: 'Amount (USD)' });

test('what is typed before the payment form is ready stays, and counts', async ({ page }) => {
  const letLoad = await holdScripts(page);
  await page.goto('/payments');
  await amount(page).fill('185.50');
  await field(page, 'Email Address').fill('amina@example.org');
  await field(page, 'Reference Number (optional)').fill('INV-204');
  letLoad();
  await formReady(page);
  await expect(amount(page)).toHaveValue('185.50');
  await expect(field(page, 'Email Address')).toHaveValue('amina@example.org');
  await expect(field(page, 'Reference Number (optional)')).toHaveValue('INV-204');

  const link = page.getByRole('link', { name: 'Open as email' });
  await link.click({ button: 'right' });
  const { body } = mailParts((await link.getAttribute('href')) ?? '');
  for (const line of ['Amount: 185.50 USD', 'Reply to: amina@example.org', 'Reference: INV-204']) {
    expect(body).toContain(line);
  }
});

test('what is typed before the contact form is ready stays', async ({ page }) => {
  const letLoad = await holdScripts(page);
  await page.goto('/contact');
  await field(page, 'Full Name').fill('Amina Diallo');
  await field(page, 'Message').fill('Which course fits?');
  await field(page, 'Message').press('End');
  letLoad();
  await formReady(page);
  await expect(field(page, 'Full Name')).toHaveValue('Amina Diallo');
  await expect(field(page, 'Message')).toHaveValue('Which course fits?');
  await expect(field(page, 'Message')).toBeFocused();
});

for (const { path, button, title } of FORMS) {
  for (const by of ['press', 'Enter'] as const) {
    test(`on ${path} a ${by} before the form is ready is held, then answered once`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const letLoad = await holdScripts(page);
      await page.goto(path);
      const submits = await page.evaluateHandle(() => {
        const seen: string[] = [];
        document.addEventListener('submit', ({ type }) => seen.push(type));
        return seen;
      });
      const email = field(page, /^Email/);
      await email.fill('amina@example.org');
      if (path === '/contact') {
        await field(page, 'Full Name').fill('Amina Diallo');
        await field(page, 'Subject').fill('Courses');
        await field(page, 'Message').fill('Which course fits?');
      }
      if (by === 'press') await page.getByRole('button', { name: button }).click();
      else await email.press('Enter');
      await expect(page.getByRole('button', { name: button })).toHaveClass(/held/);
      await expect(formNotice(page, title)).toHaveCount(0);
      expect(await submits.jsonValue()).toEqual([]);

      letLoad();
      await expect(formNotice(page, title)).toBeVisible();
      expect(await submits.jsonValue()).toEqual(['submit']);
      await expect(email).toHaveValue('amina@example.org');
      await expect(page.getByRole('button', { name: button })).not.toHaveClass(/held/);
      await expect(page).toHaveURL(path);
      expect(asked.filter((address) => address === path)).toHaveLength(1);
      expect(
        asked.filter((address) => address !== path && !address.startsWith('/assets/')),
      ).toEqual([]);
    });
  }
}

test('a dropdown pressed before the form is ready opens when it is', async ({ page }) => {
  const letLoad = await holdScripts(page);
  await page.goto('/payments');
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  letLoad();
  await expect(page.getByRole('option')).toHaveCount(5);
});

test('an empty message pressed before the form is ready is held back by the browser', async ({
  page,
}) => {
  const letLoad = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  letLoad();
  await formReady(page);
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(formNotice(page, 'Message Sent!')).toHaveCount(0);
});

test.describe('where the inline loader does not run', () => {
  test.use({ expectedLine: /Content Security Policy/ });

  test('the policy keeps what was typed from being submitted', async ({ page }) => {
    // A changed script has another hash than the policy admits.
    await page.route('/payments', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const spoiled = html.replace(
        /<script type="module">(?=(?:(?!<\/script>).)*\[data-form\])/s,
        '$&;',
      );
      expect(spoiled).not.toBe(html);
      await route.fulfill({ response, body: spoiled });
    });
    await page.goto('/payments');
    await expect(formSheet(page).getByText('If this form does not respond, email')).toBeVisible();
    await field(page, 'Email Address').fill('amina@example.org');
    const refused = page.waitForEvent('console', (line) => /form-action/.test(line.text()));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Playwright would wait for the navigation that the policy forbids.
    await page.getByRole('button', { name: 'Pay Now with Crypto' }).click({ noWaitAfter: true });
    await refused;
    expect(requests.filter((url) => url.includes('?'))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });
});
