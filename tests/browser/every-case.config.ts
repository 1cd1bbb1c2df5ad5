import { defineConfig } from '@playwright/test';
import visitors, { DESKTOP, PHONE } from '../../playwright.config.ts';
import { wholeChromiumOptions } from '../../tools/browsers/chromium.ts';

/** `npm run test:every-case`: the cases of visitors' tests that `npm test` leaves out. */
export default defineConfig({
  ...visitors,
  testDir: '.',
  outputDir: '../../test-results/every-case',
  globalSetup: '../support/serve/serve-site.ts',
  reporter: [['list'], ['json', { outputFile: '../../test-results/every-case.json' }]],
  projects: [
    {
      name: 'desktop',
      grep: /@every-case/,
      grepInvert: /@phone|@back-forward-cache/,
      use: DESKTOP,
    },
    { name: 'phone', grep: /(?=.*@every-case)(?=.*@phone)/, use: PHONE },
    {
      name: 'whole browser',
      grep: /(?=.*@every-case)(?=.*@back-forward-cache)/,
      use: { ...DESKTOP, launchOptions: wholeChromiumOptions() },
    },
  ],
});
