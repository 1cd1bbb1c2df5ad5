/** The tests of the site that was built with an address for rates share its two servers. */
import type { Locator, Page } from '@playwright/test';
import { serve } from '../../scripts/built-site.ts';
import { paymentFields } from '../forms.ts';
import { test as base, expect, formSheet, openForm } from '../site.ts';
import { COPIES, RATES_ADDRESS, RATES_PORT, RATES_SITE_PORT } from './places.ts';
import { good, type RatesServer, startRatesServer } from './rates-server.ts';

export const NO_ESTIMATE = 'No estimate right now';

interface Servers {
  ratesServer: RatesServer;
  ratesSite: undefined;
}

/** Each test begins with a server for rates that nobody has asked and that answers well. */
export const test = base.extend<{ rates: RatesServer }, Servers>({
  alsoAsked: new RegExp(`^${RegExp.escape(RATES_ADDRESS)}$`),
  ratesServer: [
    async ({ browserName: _ }, use) => {
      const server = await startRatesServer(RATES_PORT);
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  ratesSite: [
    async ({ browserName: _ }, use) => {
      const site = await serve('dist', RATES_SITE_PORT, COPIES.on);
      await use(undefined);
      site.stop();
    },
    { scope: 'worker', auto: true },
  ],
  rates: [
    async ({ ratesServer }, use) => {
      Object.assign(ratesServer, { asked: [], next: [], answer: good() });
      await use(ratesServer);
    },
    { auto: true },
  ],
});

/** The live region of the estimate. */
export function estimate(page: Page): Locator {
  return formSheet(page).locator('.estimate').getByRole('status');
}

export async function typeAmount(page: Page, amount: string): Promise<void> {
  await paymentFields(page).amount.fill(amount);
}

/** Opens the payment form and types an amount. */
export async function openWithAmount(page: Page, amount = '185'): Promise<void> {
  await openForm(page, '/payments');
  await typeAmount(page, amount);
}

export async function showsEstimate(page: Page, coins: string): Promise<void> {
  await expect(estimate(page)).toHaveText(
    new RegExp(
      `^About ${RegExp.escape(coins)} at the rate of \\d\\d:\\d\\d UTC\\. An estimate only: your written quote decides\\.$`,
    ),
  );
}

/** Waits a little longer than an amount rests before anything could be asked. */
export async function letAmountRest(page: Page): Promise<void> {
  await page.waitForTimeout(1200);
}

/** Says that the page went out of view or came back, as a change of tabs does. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
