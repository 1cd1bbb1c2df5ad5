import type { Page } from '@playwright/test';
import { headingFontArrived } from './settled.ts';
import { EMAIL, expect, formNotice, formReady, formSheet, openForm, test } from './site.ts';

/** Changes the data block from which a form takes its words. */
async function spoilProps(page: Page, path: string, from: string, to: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const [head = '', props = ''] = (await response.text()).split('id="form-props"');
    expect(props).toContain(from);
    await route.fulfill({ response, body: `${head}id="form-props"${props.replace(from, to)}` });
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
  test.use({ expectedLine: /empty value|reading 'label'|Hydration failed|#418|#423/ });

  test('§5 §8 an option with an empty value shows its error in the form’s place', async ({
    page,
  }) => {
    await spoilProps(page, '/payments', '"value":"ETH"', '"value":""');
    await page.goto('/payments');
    await showsErrorInPlace(page, 'The option "ETH (Ethereum)" of a dropdown has an empty value.');
    for (const heading of ['Make a Payment', 'Before you pay: six checks', 'Need Help?']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('§8 the contact form shows its error in its place, and the page stays', async ({ page }) => {
    await spoilProps(page, '/contact', '"subject":{"label":"Subject"}', '"theme":{}');
    await page.goto('/contact');
    await showsErrorInPlace(page, "(reading 'label')");
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    await page.getByRole('button', { name: 'Start Live Chat' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

const FORMS = [
  { path: '/payments', button: 'Pay Now with Crypto', title: 'Payment Initiated' },
  { path: '/contact', button: 'Send Message', title: 'Message Sent!' },
] as const;

const notResponding = (page: Page) =>
  formSheet(page).getByText(`If this form does not respond, email ${EMAIL}.`);

test.describe('a form whose script does not come', () => {
  test.use({ expectedLine: /^Failed to load resource: net::ERR_/ });

  for (const { path, button, title } of FORMS) {
    test(`§8 on ${path} the form and what was typed stay, with the address to write to`, async ({
      page,
    }) => {
      const failed: string[] = [];
      await page.route('**/assets/*.js', (route) => route.abort());
      page.on('requestfailed', (request) => failed.push(request.url()));
      await page.goto(path);
      const email = formSheet(page).getByRole('textbox', { name: /^Email/ });
      await email.fill('amina@example.org');
      await page.getByRole('button', { name: button }).click();
      await expect.poll(() => failed.length).toBeGreaterThan(1);
      await expect(email).toHaveValue('amina@example.org');
      await expect(notResponding(page)).toBeVisible();
      await expect(formNotice(page, title)).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });
  }

  test('§8 a form tries again at the next press', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/payments');
    const failure = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
    await failure;
    await expect(notResponding(page)).toBeVisible();
    await page.unrouteAll();
    await expect(async () => {
      await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
      await expect(formNotice(page, 'Payment Initiated')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

for (const { path } of FORMS) {
  test(`§8 on ${path} the line for a form that does not respond goes without moving anything`, async ({
    page,
  }) => {
    const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await mayLoad;
      await route.continue();
    });
    await page.goto(path);
    await headingFontArrived(page);
    await formSheet(page).scrollIntoViewIfNeeded();
    await expect(notResponding(page)).toBeVisible();
    const boxes = () =>
      page
        .locator('main, .form-sheet *, footer')
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

test('§8 the line is gone from the accessibility tree, too, once the form is ready', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await expect(formSheet(page).getByRole('link', { name: EMAIL })).toHaveCount(1);
});
