/** Typing before the form is ready: nothing is lost. */
import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/forms.ts';
import { expect, formReady, formSheet, mailParts, test } from '../../support/site.ts';

const field = (page: Page, name: string | RegExp) =>
  formSheet(page).getByRole('textbox', { name, exact: true });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount (USD)' });

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

test.describe('where the inline loader does not run', () => {
  test.use({ expectedLine: /Content Security Policy/ });

  test('the policy keeps what was typed from being submitted', async ({ page }) => {
    // A changed script has another hash than the policy admits.
    await page.route('/payments', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const spoiled = html.replace(
        /<script type="module">(?=(?:(?!<\/script>).)*form-files)/s,
        '$&;',
      );
      expect(spoiled).not.toBe(html);
      await route.fulfill({ response, body: spoiled });
    });
    await page.goto('/payments');
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
