/** The estimate in coins: what a visitor sees of it, and when rates are asked for. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { choose, fillPayment, openedMail, paymentFields } from '../forms.ts';
import { layoutFaults } from '../layout-faults.ts';
import { saveData } from '../save-data.ts';
import { COLOR_SCHEMES } from '../settled.ts';
import { expect, formNotice, formReady, formSheet, openForm } from '../site.ts';
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
} from './site-with-rates.ts';

/** What the browser itself says of an answer with the status 500. */
test.use({ expectedLine: /^Failed to load resource: the server responded with a status of 500/ });

test('an amount is told in the chosen coin, with the time of the rate, after one request', async ({
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

test('the request says nothing of the visitor: no amount, no cookie, no page it comes from', async ({
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

test.describe('a visitor who writes numbers as in Germany', () => {
  test.use({ locale: 'de-DE' });

  test('reads the estimate in that form', async ({ page }) => {
    await openWithAmount(page, '200000');
    await showsEstimate(page, '2,326 BTC');
    await choose(paymentFields(page).currency, 'USDT (Tether)');
    await showsEstimate(page, '200.000 USDT');
  });
});

test('the form and the foot of the page name the host that is asked', async ({ page }) => {
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
  for (const amount of ['', '0', '-5', '99999999999']) {
    await typeAmount(page, amount);
    await letAmountRest(page);
    await expect(estimate(page)).toBeEmpty();
  }
  await typeAmount(page, '');
  await paymentFields(page).amount.pressSequentially('185,50');
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

test('an amount that is taken away again ends the tries', async ({ page, rates }) => {
  rates.answer = failing;
  await openWithAmount(page);
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
  await typeAmount(page, '');
  const asked = rates.asked.length;
  await page.waitForTimeout(2500);
  expect(rates.asked).toHaveLength(asked);
});

test('a page out of view asks for nothing before it is seen', async ({ page, rates }) => {
  await openForm(page, '/payments');
  await setVisibility(page, 'hidden');
  await typeAmount(page, '185');
  await letAmountRest(page);
  expect(rates.asked).toEqual([]);
  await setVisibility(page, 'visible');
  await showsEstimate(page, '0.002151 BTC');
});

test('a page that goes out of view stops its tries, and goes on when it is back', async ({
  page,
  rates,
}) => {
  rates.next = [failing];
  await openWithAmount(page);
  await expect.poll(() => rates.asked.length).toBe(1);
  await setVisibility(page, 'hidden');
  await page.waitForTimeout(2000);
  expect(rates.asked).toHaveLength(1);
  await setVisibility(page, 'visible');
  await showsEstimate(page, '0.002151 BTC');
  expect(rates.asked).toHaveLength(2);
});

test('an answer is asked for anew once it is five minutes old, and not before', async ({
  page,
  rates,
}) => {
  await page.clock.install();
  await openWithAmount(page);
  await showsEstimate(page, '0.002151 BTC');
  rates.answer = good({ usd_per_coin: { BTC: 100_000 } });

  await page.clock.runFor('04:00');
  // Shown anew, the answer is as old as it was.
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

  test('rates, and the file that asks for them, are fetched at a press only', async ({
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

  test('an answer is not refreshed by itself, and a press asks anew once it is old', async ({
    page,
    rates,
  }) => {
    await saveData(page);
    await page.clock.install();
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

test('typing is not interrupted: an estimate is told once the amount rests', async ({ page }) => {
  await openForm(page, '/payments');
  const told = await estimate(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (region.textContent) texts.push(region.textContent);
    }).observe(region, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  await paymentFields(page).amount.pressSequentially('1850', { delay: 100 });
  await showsEstimate(page, '0.02151 BTC');
  await paymentFields(page).amount.pressSequentially('00', { delay: 100 });
  await showsEstimate(page, '2.151 BTC');
  const texts = await told.jsonValue();
  expect(texts.map((text) => /^About (\S+)/.exec(text)?.[1])).toEqual(['0.02151', '2.151']);
});

test('nothing moves when an estimate comes, changes or fails to come', async ({ page, rates }) => {
  await openForm(page, '/payments');
  const places = () =>
    formSheet(page).evaluate((sheet) => {
      const { top } = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll('.field, .estimate, .button')].map((element) => {
        const box = element.getBoundingClientRect();
        return `${box.top - top} ${box.height}`;
      });
    });
  const before = await places();
  await typeAmount(page, '185');
  await showsEstimate(page, '0.002151 BTC');
  expect(await places()).toEqual(before);
  await typeAmount(page, '1234567.89');
  await showsEstimate(page, '14.36 BTC');
  expect(await places()).toEqual(before);

  rates.answer = failing;
  await page.reload();
  await formReady(page);
  await typeAmount(page, '185');
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
  expect(await places()).toEqual(before);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shifts).toBe(0);
});

test('an estimate holds no barrier, and fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openWithAmount(page);
  await showsEstimate(page, '0.002151 BTC');
  expect(await layoutFaults(page)).toEqual([]);
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('.estimate').analyze();
    expect(violations, colorScheme).toEqual([]);
  }
});

test('the form works on beside an estimate that a translator has rewritten', async ({ page }) => {
  await openWithAmount(page);
  await showsEstimate(page, '0.002151 BTC');
  await page.locator('.estimate').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      // As Chrome's translator does.
      const font = document.createElementNS(root.namespaceURI, 'font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  await typeAmount(page, '370');
  await showsEstimate(page, '0.004302 BTC');
  await fillPayment(page, { service: 'Consultation Fee', currency: 'ETH (Ethereum)' });
  await showsEstimate(page, '0.1321 ETH');
  expect((await openedMail(page)).body).toContain('Amount: 370 USD');
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
});
