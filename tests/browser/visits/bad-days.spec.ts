/** Days on which something fails: nothing typed is lost, and the page says what to do. */
import {
  expectPayment,
  MESSAGE,
  messageNotice,
  PAYMENT,
  payButton,
  paymentNotice,
  sendButton,
} from '../../support/filled-forms.ts';
import {
  fillMessage,
  fillPayment,
  messageFields,
  openWithClipboard,
  paymentFields,
} from '../../support/forms.ts';
import { saveData } from '../../support/save-data.ts';
import {
  caseTag,
  EVERY_PATH,
  expect,
  formSheet,
  notResponding,
  openForm,
  test,
} from '../../support/site.ts';

test('on a slow connection a page can be read and a form filled in before its script loads', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Slow 3G: 400 kbit/s, 400 ms there and back.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await fillMessage(page, MESSAGE);
  // A press is held for a few seconds only: on a slow line the visitor may have to press again.
  await expect(async () => {
    await sendButton(page).click();
    await expect(messageNotice(page)).toBeVisible({ timeout: 6_000 });
  }).toPass({ timeout: 45_000 });
  await expect(messageFields(page).message).toHaveValue(MESSAGE.message);
});

test('a form that is ready keeps working offline', async ({ page, context }) => {
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

  test('what was typed stays, an email address is shown, and the form works once back online', async ({
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

  test('every page stays readable, and in order', async ({ page }) => {
    for (const path of EVERY_PATH) {
      await page.goto(path);
      const headings = page.locator('h1, main h2, footer').filter({ visible: true });
      const tops = await headings.evaluateAll((all) =>
        all.map((heading) => heading.getBoundingClientRect().top),
      );
      expect(tops.length, path).toBeGreaterThan(1);
      expect(tops, path).toEqual(tops.toSorted((one, other) => one - other));
      const drawn = page.locator('svg').filter({ visible: true });
      const heights = await drawn.evaluateAll((all) =>
        all.map((svg) => svg.getBoundingClientRect().height),
      );
      expect(Math.max(...heights), `${path}: no drawing pushes the text away`).toBeLessThanOrEqual(
        400,
      );
    }
  });

  test('a form works', async ({ page }) => {
    await page.goto('/payments');
    await fillPayment(page, { ...PAYMENT, currency: 'ETH (Ethereum)' });
    await payButton(page).click();
    await expect(paymentNotice(page)).toBeVisible();
    await expectPayment(page);
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

  test('every page opens without an error, and its links work', async ({ page }) => {
    for (const path of EVERY_PATH) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
      await expect(page, path).toHaveURL('/services');
    }
  });
});

for (const [change, size, isAlwaysRun] of [
  ['a window turned round', { width: 740, height: 360 }, false],
  ['a page zoomed to 400 %', { width: 320, height: 256 }, true],
] as const) {
  test(`in ${change} an open dropdown can still be used`, {
    tag: caseTag(isAlwaysRun),
  }, async ({ page }) => {
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
}
