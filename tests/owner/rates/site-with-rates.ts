/** What the tests of the site with rates share: its two servers and its helpers. */
import type { Locator, Page } from '@playwright/test';
import { serve } from '../../../tools/hosts/built-site.ts';
import { paymentFields } from '../../support/forms.ts';
import { test as base, expect, formSheet, openForm } from '../../support/site.ts';
import { COPIES, RATES_ADDRESS, RATES_HOST } from './places.ts';
import { good, type RatesServer, startRatesServer } from './rates-server.ts';

export const NO_ESTIMATE = 'No estimate right now';

interface Servers {
  ratesServer: RatesServer;
  /** The address of the site with the switch on. */
  ratesSite: string;
}

/**
 * Each test begins with a fresh rates server that gives good answers, and with a clock that runs and
 * can be advanced.
 */
export const test = base.extend<{ rates: RatesServer }, Servers>({
  alsoAsked: new RegExp(`^${RegExp.escape(RATES_ADDRESS)}$`),
  ratesServer: [
    async ({ browserName: _ }, use) => {
      const server = await startRatesServer();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  ratesSite: [
    async ({ browserName: _ }, use) => {
      const site = await serve('dist', 0, COPIES.on);
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, ratesServer }, use) => {
      const rule = `MAP ${RATES_HOST}:80 127.0.0.1:${ratesServer.port}`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ratesSite }, use) => use(ratesSite),
  page: async ({ page }, use) => {
    await page.clock.install();
    await use(page);
  },
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
  const source = './/text()[contains(., "Rates come from")]';
  return formSheet(page).locator(`xpath=(${source}/following::*[@role="status"])[1]`);
}

export async function typeAmount(page: Page, amount: string): Promise<void> {
  await paymentFields(page).amount.fill(amount);
}

/** Types key by key, while no time passes on the page, however slow the machine is. */
export async function typeWithoutPause(page: Page, keys: string): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await paymentFields(page).amount.pressSequentially(keys);
  await page.clock.resume();
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

/** Advances the clock past the pause after which an amount is estimated. */
export async function letAmountRest(page: Page): Promise<void> {
  await page.clock.runFor(1200);
}

/** Makes the page hidden or visible, as a change of tabs does. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
