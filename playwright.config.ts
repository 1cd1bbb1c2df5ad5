import { defineConfig } from '@playwright/test';
import { DELIVERED_SITE, PORT, RATES_SITE } from './e2e/rates/places.ts';
import { chromiumOptions } from './scripts/chromium.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** The tests of the switch in content/site.yaml, which need builds of their own. */
const RATES = '**/e2e/rates/**';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // The longest test waits on a line of 50 kbit/s: 23 s on two processors with nothing else to do.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: DELIVERED_SITE,
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'phone', testIgnore: RATES, use: PHONE },
    { name: 'desktop', testIgnore: RATES, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'rates-sites', testMatch: '**/e2e/rates/*.setup.ts' },
    {
      name: 'rates',
      testMatch: '**/e2e/rates/*.spec.ts',
      dependencies: ['rates-sites'],
      // All of them ask the one address that the site was built with.
      workers: 1,
      use: { ...PHONE, baseURL: RATES_SITE },
    },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(PORT) },
    url: DELIVERED_SITE,
  },
});
