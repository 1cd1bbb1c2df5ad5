import type { Page } from '@playwright/test';
import { fillMessage, fillPayment, paymentFields } from '../../support/forms.ts';
import { headingFontArrived } from '../../support/look/look.ts';
import {
  caseTag,
  EMAIL,
  expect,
  formNotice,
  formReady,
  formSheet,
  notResponding,
  openForm,
  test,
} from '../../support/site.ts';

/** Changes the file with a form's words. */
async function spoilWords(page: Page, form: string, from: string, to: string): Promise<void> {
  await page.route(`**/assets/${form}.en.*.js`, async (route) => {
    const response = await route.fetch();
    const words = await response.text();
    expect(words).toContain(from);
    await route.fulfill({ response, body: words.replace(from, to) });
  });
}

async function showsErrorInPlace(page: Page, text: string): Promise<void> {
  const alert = formSheet(page).getByRole('alert');
  await formSheet(page).scrollIntoViewIfNeeded();
  await expect(alert.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(alert).toContainText(text);
  await expect(formSheet(page).getByRole('textbox')).toHaveCount(0);
  const line = formSheet(page).getByText(`To reach us, email ${EMAIL}.`);
  await expect(line).toBeVisible();
  const [above, below] = [await alert.boundingBox(), await line.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
}

test.describe('a form that throws', () => {
  test.use({ expectedLine: /empty value|'linked' of|Hydration failed|#418|#423/ });

  test('§5 §8 an option with an empty value shows its error in the form’s place', async ({
    page,
  }) => {
    await spoilWords(page, 'payments', '"value":"ETH"', '"value":""');
    await page.goto('/payments');
    await showsErrorInPlace(page, 'The option "ETH (Ethereum)" of a dropdown has an empty value.');
    for (const heading of ['Make a Payment', 'Check Before You Pay', 'Need Help?']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('§8 the contact form shows its error in its place, and the page stays', async ({ page }) => {
    await spoilWords(page, 'contact', '"subject":{"label":', '"theme":{"label":');
    await page.goto('/contact');
    await showsErrorInPlace(page, "subject' as it is undefined");
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    await page.getByRole('button', { name: 'Start Live Chat' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

const MESSAGE = {
  name: 'Amina Diallo',
  subject: 'Courses',
  message: 'Which course fits?',
};

/** Under their own URLs and under new ones. */
const SCRIPT_FILES = /\.js(\?|$)/;

const FORMS = [
  { path: '/payments', button: 'Pay Now with Crypto', title: 'Payment Initiated' },
  { path: '/contact', button: 'Send Message', title: 'Message Sent!' },
] as const;

test.describe('a form whose script does not load', () => {
  test.use({ expectedLine: /^Failed to load resource: net::ERR_/ });

  for (const { path, button, title } of FORMS) {
    test(`§8 on ${path} the form and what was typed stay, and it works once the files load`, {
      tag: caseTag(path === '/payments'),
    }, async ({ page }) => {
      await page.route(SCRIPT_FILES, (route) => route.abort());
      await page.goto(path);
      const email = formSheet(page).getByRole('textbox', { name: /^Email/ });
      await email.fill('amina@example.org');
      const failure = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: button }).click();
      await failure;
      await expect(email).toHaveValue('amina@example.org');
      await expect(notResponding(page)).toBeVisible();
      await expect(notResponding(page)).toContainText(
        `If this form does not respond, email ${EMAIL}.`,
      );
      await expect(formNotice(page, title)).toHaveCount(0);
      await expect(page).toHaveURL(path);

      await page.unrouteAll();
      if (path === '/contact') await fillMessage(page, MESSAGE);
      await expect(async () => {
        await page.getByRole('button', { name: button }).click();
        await expect(formNotice(page, title)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(email).toHaveValue('amina@example.org');
    });
  }

  test('§8 the same happens whichever file does not load, and the next press mends it', {
    tag: caseTag(false),
  }, async ({ page }) => {
    const files = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) files.add(response.url());
    });
    await openForm(page, '/payments');
    expect(files.size).toBeGreaterThan(1);
    for (const file of [...files]) {
      await page.route(`${file}*`, (route) => route.abort());
      await page.goto('/payments');
      await fillPayment(page, { amount: '185.50' });
      const failure = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
      await failure;
      await expect(notResponding(page), file).toBeVisible();
      await expect(paymentFields(page).amount).toHaveValue('185.50');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
      await expect(formNotice(page, 'Payment Initiated'), file).toBeVisible();
      await expect(paymentFields(page).amount).toHaveValue('185.50');
    }
  });
});

for (const { path, button } of FORMS) {
  test(`§8 on ${path} the line for a form that does not respond disappears without moving anything`, {
    tag: caseTag(path === '/payments'),
  }, async ({ page }) => {
    await page.clock.install();
    const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
    await page.route(SCRIPT_FILES, async (route) => {
      await mayLoad;
      await route.continue();
    });
    await page.goto(path);
    await headingFontArrived(page);
    await formSheet(page).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: button }).click();
    await page.clock.runFor(5000);
    await expect(notResponding(page)).toBeVisible();
    const boxes = () =>
      formSheet(page)
        .locator('form *')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const before = await boxes();
    letLoad();
    await formReady(page);
    await expect(notResponding(page)).toBeHidden();
    expect(await boxes()).toEqual(before);
  });
}

test('§8 the line leaves the accessibility tree too once the form is ready', async ({ page }) => {
  await openForm(page, '/contact');
  await expect(formSheet(page).getByRole('link', { name: EMAIL })).toHaveCount(1);
});
