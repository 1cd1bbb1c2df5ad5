/** A rates server that fails: the form says so, retries as in specification §9, and keeps working. */
import type { Page } from '@playwright/test';
import { openedMail } from '../../support/forms.ts';
import { expect, formNotice, openForm } from '../../support/site.ts';
import {
  almostStale,
  asPage,
  cut,
  endless,
  failing,
  good,
  silent,
  stale,
  withoutCors,
} from './rates-server.ts';
import {
  estimate,
  NO_ESTIMATE,
  openWithAmount,
  showsEstimate,
  test,
  typeAmount,
} from './site-with-rates.ts';

test.use({ expectedLine: /^Failed to load resource|blocked by CORS policy/ });

async function formWorks(page: Page): Promise<void> {
  expect((await openedMail(page)).body).toContain('Amount: 185 USD');
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('§9 after three failures the fourth answer is shown', async ({ page, rates }) => {
  rates.next = [failing, failing, failing];
  await openWithAmount(page);
  for (const [position, seconds] of [1, 2, 4].entries()) {
    await expect.poll(() => rates.asked.length).toBe(position + 1);
    await expect(estimate(page)).toHaveText(NO_ESTIMATE);
    await page.clock.runFor(seconds * 1000);
  }
  await showsEstimate(page, '0.002151 BTC');
  expect(rates.asked).toHaveLength(4);
});

test('§9 a server that never gives a good answer is tried four times, and the form keeps working', async ({
  page,
  rates,
}) => {
  rates.answer = failing;
  await openWithAmount(page);
  for (const [position, seconds] of [1, 2, 4].entries()) {
    await expect.poll(() => rates.asked.length).toBe(position + 1);
    await expect(estimate(page)).toHaveText(NO_ESTIMATE);
    await page.clock.runFor(seconds * 1000);
  }
  await expect.poll(() => rates.asked.length).toBe(4);
  await page.clock.runFor('04:00');
  expect(rates.asked).toHaveLength(4);
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
  await formWorks(page);

  rates.answer = good();
  await page.clock.runFor('01:01');
  await showsEstimate(page, '0.002151 BTC');
  expect(rates.asked).toHaveLength(5);
});

test('the form gives up on an answer that takes ten seconds', async ({ page, rates }) => {
  rates.next = [silent];
  await openWithAmount(page);
  await expect.poll(() => rates.asked.length).toBe(1);
  await page.clock.runFor(9_000);
  expect(rates.asked[0]?.isCanceled).toBe(false);
  await expect(estimate(page)).toBeEmpty();
  await page.clock.runFor(1_100);
  await expect.poll(() => rates.asked[0]?.isCanceled).toBe(true);
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
  await formWorks(page);
  await page.clock.runFor(1_000);
  await showsEstimate(page, '0.002151 BTC');
});

const BAD_ANSWERS = {
  'is cut off': cut,
  'is of another type than JSON': asPage,
  'the browser may not read': withoutCors,
  'is older than 30 minutes': stale,
  'never ends': endless,
  'has a rate in quotes': good({ usd_per_coin: { BTC: '86000.5' } }),
  'has a rate of zero': good({ usd_per_coin: { BTC: 0 } }),
  'has no time': good({ as_of: undefined }),
  'has no rates': good({ usd_per_coin: [] }),
};

for (const [fault, answer] of Object.entries(BAD_ANSWERS)) {
  test(`an answer that ${fault} gives no estimate, and the next good one does`, async ({
    page,
    rates,
  }) => {
    rates.next = [answer];
    await openWithAmount(page);
    await expect(estimate(page)).toHaveText(NO_ESTIMATE);
    await expect(page.getByRole('button', { name: 'Pay Now with Crypto' })).toBeEnabled();
    await showsEstimate(page, '0.002151 BTC');
    expect(rates.asked).toHaveLength(2);
  });
}

test('of an endless answer, no more is fetched than 64 KB and what is already on its way', async ({
  page,
  rates,
}) => {
  rates.next = [endless];
  await openWithAmount(page);
  await expect.poll(() => rates.asked[0]?.isCanceled).toBe(true);
});

test('an answer 29 minutes old is still good, and two minutes later it is not', async ({
  page,
  rates,
}) => {
  rates.answer = almostStale;
  await openWithAmount(page);
  await showsEstimate(page, '0.002151 BTC');
  await page.clock.runFor('02:00');
  await typeAmount(page, '186');
  await expect(estimate(page)).toBeEmpty();
  await page.clock.runFor('00:01');
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
});

test('a coin without a rate has no estimate; the others have one', async ({ page, rates }) => {
  rates.answer = good({ usd_per_coin: { ETH: 2800 } });
  await openWithAmount(page);
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  await page.getByRole('option', { name: 'ETH (Ethereum)' }).click();
  await showsEstimate(page, '0.06607 ETH');
  expect(rates.asked).toHaveLength(1);
});

test.describe('a visitor who is offline', () => {
  test('reads that there is no estimate, and gets one when back online', async ({
    page,
    context,
    rates,
  }) => {
    await openForm(page, '/payments');
    await context.setOffline(true);
    await typeAmount(page, '185');
    await expect(estimate(page)).toHaveText(NO_ESTIMATE);
    await formWorks(page);
    expect(rates.asked).toEqual([]);
    await context.setOffline(false);
    await showsEstimate(page, '0.002151 BTC');
    expect(rates.asked).toHaveLength(1);
  });

  test('gets an estimate when back online after all tries failed', async ({
    page,
    context,
    rates,
  }) => {
    rates.answer = failing;
    await openWithAmount(page);
    for (const asked of [1, 2, 3, 4]) {
      await expect.poll(() => rates.asked.length).toBe(asked);
      await expect(estimate(page)).toHaveText(NO_ESTIMATE);
      await page.clock.runFor(2 ** (asked - 1) * 1000);
    }
    await context.setOffline(true);
    rates.answer = good();
    await context.setOffline(false);
    await showsEstimate(page, '0.002151 BTC');
    expect(rates.asked).toHaveLength(5);
  });
});
