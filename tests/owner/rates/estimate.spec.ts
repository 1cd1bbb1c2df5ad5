import type { Page } from '@playwright/test';
import { choose, paymentFields } from '../../support/forms.ts';
import { saveData } from '../../support/save-data.ts';
import { expect, formReady, formSheet, openForm } from '../../support/site.ts';
import { RATES_HOST } from './places.ts';
import { failing, good, timeNow } from './rates-server.ts';
import {
  estimate,
  letAmountRest,
  NO_ESTIMATE,
  openWithAmount,
  setVisibility,
  showsEstimate,
  test,
  typeAmount,
  typeWithoutPause,
} from './site-with-rates.ts';

/** The browser's own console line for a response with status 500. */
test.use({ expectedLine: /^Failed to load resource: the server responded with a status of 500/ });

test('an amount is announced in the chosen coin, with the time of the rate, after one request', async ({
  page,
  rates,
}) => {
  await openWithAmount(page);
  await expect(estimate(page)).toHaveText(
    `About 0.002151 BTC at the rate of ${timeNow()} UTC. An estimate only: your written quote decides.`,
  );
  for (const [coin, coins] of [
    ['ETH (Ethereum)', '0.06607 ETH'],
    ['USDT (Tether)', '185 USDT'],
    ['USDC (USD Coin)', '185 USDC'],
    ['BNB (Binance Coin)', '0.2151 BNB'],
  ] as const) {
    await choose(paymentFields(page).currency, coin);
    await showsEstimate(page, coins);
  }
  await typeAmount(page, '1234567.89');
  await showsEstimate(page, '1,435 BNB');
  expect(rates.asked).toHaveLength(1);
});

test('the request says nothing about the visitor: no amount, no cookie, no referring page', async ({
  page,
  context,
  rates,
}) => {
  await context.addCookies([{ name: 'known', value: '1', domain: 'localhost', path: '/' }]);
  await openWithAmount(page, '1234.56');
  await showsEstimate(page, '0.01436 BTC');
  const [{ line, headers } = { line: '', headers: {} }] = rates.asked;
  expect(line).toBe('GET /rates.json');
  expect(Object.keys(headers)).not.toContain('cookie');
  expect(Object.keys(headers)).not.toContain('referer');
  expect(JSON.stringify(headers)).not.toContain('1234');
});

test.describe('a visitor with a German number format', () => {
  test.use({ locale: 'de-DE' });

  test('reads the estimate in that format', async ({ page }) => {
    await openWithAmount(page, '200000');
    await showsEstimate(page, '2,326 BTC');
    await choose(paymentFields(page).currency, 'USDT (Tether)');
    await showsEstimate(page, '200.000 USDT');
  });
});

test('the form and the footer name the host that is asked', async ({ page }) => {
  await openForm(page, '/payments');
  await expect(formSheet(page).getByText(`Rates come from ${RATES_HOST}.`)).toBeVisible();
  for (const path of ['/payments', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(
      `forms. To show an amount in coins, the payment form asks ${RATES_HOST} for rates.`,
    );
  }
});

test('nothing is asked before there is an amount', async ({ page, rates }) => {
  await openForm(page, '/payments');
  for (const amount of ['', '0', '-5', '99999999999', '1.850']) {
    await typeAmount(page, amount);
    await letAmountRest(page);
    await expect(estimate(page)).toBeEmpty();
  }
  await typeAmount(page, '');
  // It begins as an amount, '185'.
  await typeWithoutPause(page, '185,50');
  await letAmountRest(page);
  expect(rates.asked).toEqual([]);
  await typeAmount(page, '185.50');
  await showsEstimate(page, '0.002157 BTC');
  await typeAmount(page, '');
  await expect(estimate(page)).toBeEmpty();
  expect(rates.asked).toHaveLength(1);
});

test('an amount typed before the form was ready, or brought by a link, is estimated too', async ({
  page,
}) => {
  await page.goto('/payments#amount=860&currency=BNB');
  await formReady(page);
  await showsEstimate(page, '0.9997 BNB');
});

test('removing the amount ends the retries', async ({ page, rates }) => {
  rates.answer = failing;
  await openWithAmount(page);
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
  await typeAmount(page, '');
  const asked = rates.asked.length;
  await page.clock.runFor(10_000);
  expect(rates.asked).toHaveLength(asked);
});

test('a hidden page requests nothing until it is visible', async ({ page, rates }) => {
  await openForm(page, '/payments');
  await setVisibility(page, 'hidden');
  await typeAmount(page, '185');
  await letAmountRest(page);
  expect(rates.asked).toEqual([]);
  await setVisibility(page, 'visible');
  await showsEstimate(page, '0.002151 BTC');
});

test('a hidden page stops its retries, and continues them when it is visible again', async ({
  page,
  rates,
}) => {
  rates.next = [failing];
  await openWithAmount(page);
  await expect.poll(() => rates.asked.length, { intervals: [20] }).toBe(1);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(10_000);
  expect(rates.asked).toHaveLength(1);
  await setVisibility(page, 'visible');
  await showsEstimate(page, '0.002151 BTC');
  expect(rates.asked).toHaveLength(2);
});

test('rates are requested again once they are five minutes old, and not before', async ({
  page,
  rates,
}) => {
  await openWithAmount(page);
  await showsEstimate(page, '0.002151 BTC');
  rates.answer = good({ usd_per_coin: { BTC: 100_000 } });

  await page.clock.runFor('04:00');
  // Shown again, the rates are as old as before.
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await showsEstimate(page, '0.002151 BTC');
  await page.clock.runFor('00:50');
  expect(rates.asked).toHaveLength(1);

  await page.clock.runFor('00:15');
  await showsEstimate(page, '0.00185 BTC');
  expect(rates.asked).toHaveLength(2);
});

test.describe('with Save-Data', () => {
  const ask = (page: Page) => page.getByRole('button', { name: `Ask ${RATES_HOST} for rates` });

  test('rates, and the file that requests them, are fetched only on a press', async ({
    page,
    rates,
  }) => {
    await saveData(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await openForm(page, '/payments');
    await expect(ask(page)).toHaveCount(0);
    files.splice(0);
    await typeAmount(page, '185');
    await expect(ask(page)).toBeVisible();
    await letAmountRest(page);
    expect([...files, ...rates.asked]).toEqual([]);

    const heightBefore = await formSheet(page).evaluate((sheet) => sheet.clientHeight);
    await ask(page).click();
    await showsEstimate(page, '0.002151 BTC');
    await expect(ask(page)).toBeFocused();
    expect(await formSheet(page).evaluate((sheet) => sheet.clientHeight)).toBe(heightBefore);
    await typeAmount(page, '370');
    await showsEstimate(page, '0.004302 BTC');
    expect(rates.asked).toHaveLength(1);
  });

  test('rates are not refreshed automatically, and a press requests them again once they are old', async ({
    page,
    rates,
  }) => {
    await saveData(page);
    await openWithAmount(page);
    await ask(page).click();
    await showsEstimate(page, '0.002151 BTC');
    await page.clock.runFor('06:00');
    expect(rates.asked).toHaveLength(1);
    rates.answer = good({ usd_per_coin: { BTC: 100_000 } });
    await ask(page).click();
    await showsEstimate(page, '0.00185 BTC');
    expect(rates.asked).toHaveLength(2);
  });
});
