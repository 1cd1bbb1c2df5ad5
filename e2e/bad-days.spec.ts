/** Days on which something fails: nothing typed is lost, and the visitor is told what to do. */
import type { Locator, Page } from '@playwright/test';
import {
  choose,
  clipboardText,
  fillMessage,
  fillPayment,
  messageFields,
  openedMail,
  openWithClipboard,
  paymentFields,
} from './forms.ts';
import { saveData } from './save-data.ts';
import { EVERY_PATH } from './settled.ts';
import { EMAIL, expect, formNotice, formReady, formSheet, openForm, test } from './site.ts';

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay Now with Crypto' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const paymentNotice = (page: Page) => formNotice(page, 'Payment Initiated');
const messageNotice = (page: Page) => formNotice(page, 'Message Sent!');
const notResponding = (page: Page) =>
  formSheet(page).getByText(`If this form does not respond, email ${EMAIL}.`);

const PAYMENT = { amount: '185.50', email: 'amina@example.org', reference: 'INV-204' };
const MESSAGE = {
  name: 'Amina Diallo',
  email: 'amina@example.org',
  subject: 'Courses',
  message: 'Which course fits?',
};

async function expectPayment(page: Page): Promise<void> {
  const fields = paymentFields(page);
  await expect(fields.amount).toHaveValue(PAYMENT.amount);
  await expect(fields.email).toHaveValue(PAYMENT.email);
  await expect(fields.reference).toHaveValue(PAYMENT.reference);
}

/** Presses a button as fast as a page can take it. */
function pressRapidly(button: Locator, times = 200): Promise<void> {
  return button.evaluate((element, count) => {
    for (let press = 0; press < count; press += 1) {
      if (element instanceof HTMLElement) element.click();
    }
  }, times);
}

test.describe('a script file that does not come', () => {
  test.use({ expectedLine: /^Failed to load resource: net::ERR_/ });

  for (const file of ['forms', 'payments', 'rolldown-runtime']) {
    test(`without ${file}.js the payment form keeps what was typed, and works once the file comes`, async ({
      page,
    }) => {
      await page.route(`**/assets/${file}.*.js`, (route) => route.abort());
      await page.goto('/payments');
      await fillPayment(page, PAYMENT);
      await payButton(page).click();
      await expect(notResponding(page)).toBeVisible();
      await expect(paymentNotice(page)).toHaveCount(0);
      await expectPayment(page);

      await page.unrouteAll();
      await expect(async () => {
        await payButton(page).click();
        await expect(paymentNotice(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectPayment(page);
    });
  }
});

test('on a slow connection a page is read and a form filled in before its script comes', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Slow 2G as the Network Information API has it: 50 kbit/s, 2 s there and back.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await fillMessage(page, MESSAGE);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveClass(/held/);
  await expect(notResponding(page)).toBeVisible();
  await expect(messageNotice(page)).toBeVisible({ timeout: 60_000 });
  await expect(messageFields(page).message).toHaveValue(MESSAGE.message);
});

test('a form that is ready goes on working offline', async ({ page, context }) => {
  await openWithClipboard(page, '/payments');
  await context.setOffline(true);
  await fillPayment(page, {
    ...PAYMENT,
    service: 'Express Processing',
    currency: 'ETH (Ethereum)',
  });
  await payButton(page).click();
  await expect(paymentNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Copy message text' }).click();
  await expect(formSheet(page).getByText('Copied.').filter({ visible: true })).toHaveCount(1);
  await expectPayment(page);
});

test.describe('offline before the form is ready', () => {
  test.use({ expectedLine: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

  test('what was typed stays, an address is named, and the form works once back online', async ({
    page,
    context,
  }) => {
    await saveData(page);
    await page.setViewportSize({ width: 360, height: 300 });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await fillMessage(page, MESSAGE);
    await sendButton(page).click();
    await expect(notResponding(page)).toBeVisible();
    await expect(messageNotice(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(async () => {
      await sendButton(page).click();
      await expect(messageNotice(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(messageFields(page).message).toHaveValue(MESSAGE.message);
  });
});

test.describe('where styles are blocked', () => {
  test.use({ expectedLine: /style-src|Content Security Policy/ });

  test.beforeEach(async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "style-src 'none'" };
      return route.fulfill({ response, headers });
    });
  });

  for (const path of EVERY_PATH) {
    test(`${path} stays readable, and in order`, async ({ page }) => {
      await page.goto(path);
      const headings = page.locator('h1, main h2, footer').filter({ visible: true });
      const tops = await headings.evaluateAll((all) =>
        all.map((heading) => heading.getBoundingClientRect().top),
      );
      expect(tops.length).toBeGreaterThan(1);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      const drawn = page.locator('svg').filter({ visible: true });
      const heights = await drawn.evaluateAll((all) =>
        all.map((svg) => svg.getBoundingClientRect().height),
      );
      expect(Math.max(...heights), 'no drawing pushes the text away').toBeLessThanOrEqual(400);
    });
  }

  test('a form works', async ({ page }) => {
    await openForm(page, '/payments');
    await fillPayment(page, { ...PAYMENT, currency: 'ETH (Ethereum)' });
    await payButton(page).click();
    await expect(paymentNotice(page)).toBeVisible();
    await expectPayment(page);
  });
});

test.describe('where storage is denied', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const deny = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, deny);
      }
      Object.defineProperty(Document.prototype, 'cookie', deny);
    });
  });

  for (const path of EVERY_PATH) {
    test(`${path} opens without an error`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('both forms work', async ({ page }) => {
    await openForm(page, '/payments');
    await choose(paymentFields(page).currency, 'ETH (Ethereum)');
    await payButton(page).click();
    await expect(paymentNotice(page)).toBeVisible();
    await openForm(page, '/contact');
    await fillMessage(page, MESSAGE);
    await sendButton(page).click();
    await expect(messageNotice(page)).toBeVisible();
  });
});

test.describe('in a browser below the floor', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
      Reflect.deleteProperty(window, 'navigation');
      Reflect.deleteProperty(Document.prototype, 'prerendering');
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] });
    });
  });

  for (const path of EVERY_PATH) {
    test(`${path} opens without an error, and its links work`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
    });
  }
});

test('a message of 10,000 characters is kept whole, and can be copied whole', async ({ page }) => {
  await openWithClipboard(page, '/contact');
  const message = 'Which course fits? '.repeat(600).slice(0, 10_000);
  await fillMessage(page, { ...MESSAGE, message });
  await sendButton(page).click();
  await expect(messageNotice(page)).toBeVisible();
  expect((await openedMail(page)).body).toBe('Paste the copied message here.');
  await expect(formSheet(page).getByText(/^Your message is long/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy message text' }).click();
  await expect.poll(() => clipboardText(page)).toContain(message);
  await expect(messageFields(page).message).toHaveValue(message);
});

/** A tab, a null, a bell, an escape, a delete; two overrides, a mark, an isolate; a joiner. */
const UNSEEN = 'a\tb\u0000c\u0007d\u001be\u007ff\u202eg\u202dh\u200fi\u2067j\u200dk';

test('control characters and overrides of direction go through unharmed, and turn nothing round', async ({
  page,
}) => {
  await openForm(page, '/contact');
  const labelStart = async () => (await page.getByText('Subject').first().boundingBox())?.x;
  const before = await labelStart();
  await fillMessage(page, { ...MESSAGE, name: UNSEEN, subject: UNSEEN, message: UNSEEN });
  await sendButton(page).click();
  await expect(messageNotice(page)).toContainText("We'll get back to you within 24 hours.");
  await expect(messageFields(page).message).toHaveValue(UNSEEN);
  const { subject, body } = await openedMail(page);
  expect(subject).toBe(UNSEEN);
  expect(body).toBe(`${UNSEEN}\r\n\r\n${UNSEEN}\r\n${MESSAGE.email}`);
  expect(await labelStart()).toBe(before);
});

test('200 rapid presses on Pay show one notice', async ({ page }) => {
  await openForm(page, '/payments');
  await fillPayment(page, PAYMENT);
  await pressRapidly(payButton(page));
  await expect(paymentNotice(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(paymentNotice(page)).toHaveCount(0);
  await expectPayment(page);
});

test('200 rapid presses before the form is ready show one notice', async ({ page }) => {
  await page.goto('/payments');
  await fillPayment(page, PAYMENT);
  await pressRapidly(payButton(page));
  await formReady(page);
  await expect(paymentNotice(page)).toHaveCount(1);
  await expectPayment(page);
});

test('200 rapid presses on copy buttons and a dropdown leave the form as it was', async ({
  page,
}) => {
  await openWithClipboard(page, '/payments');
  await fillPayment(page, PAYMENT);
  await pressRapidly(page.getByRole('button', { name: 'Copy message text' }));
  await expect(formSheet(page).getByText('Copied.').filter({ visible: true })).toHaveCount(1);
  const { currency } = paymentFields(page);
  await currency.focus();
  // Each opens the list, or chooses what it opened at; the last may have done either.
  for (let press = 0; press < 200; press += 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(currency).toHaveText('BTC (Bitcoin)');
  await choose(currency, 'ETH (Ethereum)');
  await expectPayment(page);
});

test('200 rapid presses on the menu and the live chat button leave both closed', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/contact');
  await pressRapidly(page.getByRole('button', { name: 'Start Live Chat' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (!hasTouch) return;
  await pressRapidly(menuButton(page));
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
});

test('a window made wider with its menu open has its links in the header, and is in use', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'begins with the menu of small screens');
  await page.goto('/');
  await menuButton(page).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveCount(6);
  const [bar, links] = [await page.getByRole('banner').boundingBox(), await nav.boundingBox()];
  expect(links?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.POSITIVE_INFINITY);
  await page.getByRole('link', { name: 'Explore Courses' }).click();
  await expect(page).toHaveURL('/tutoring');
});

for (const [change, size] of Object.entries({
  'a window turned round': { width: 740, height: 360 },
  'a page zoomed to 400 %': { width: 320, height: 256 },
})) {
  test(`in ${change} an open dropdown can still be used`, async ({ page }) => {
    await openForm(page, '/payments');
    await fillPayment(page, PAYMENT);
    const { currency } = paymentFields(page);
    await currency.click();
    await expect(page.getByRole('option')).toHaveCount(5);
    await page.setViewportSize(size);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await currency.click();
    const option = page.getByRole('option', { name: 'BNB (Binance Coin)' });
    await page.keyboard.press('End');
    await expect(option).toBeInViewport({ ratio: 0.9 });
    await option.click();
    await expect(currency).toHaveText('BNB (Binance Coin)');
    await expectPayment(page);
  });

  test(`in ${change} an open menu can still be used`, async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'wide screens have no menu');
    await page.goto('/');
    await menuButton(page).click();
    await page.setViewportSize(size);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
  });
}
