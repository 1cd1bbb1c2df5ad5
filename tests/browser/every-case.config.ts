import { defineConfig } from '@playwright/test';
import visitors, { DESKTOP } from '../../playwright.config.ts';
import { wholeChromiumOptions } from '../../tools/browsers/chromium.ts';

/** `npm run test:every-case`: the cases of visitors' tests that `npm test` leaves out. */
export default defineConfig({
  ...visitors,
  testDir: '.',
  outputDir: '../../test-results/every-case',
  globalSetup: '../support/serve/serve-site.ts',
  reporter: [['list'], ['json', { outputFile: '../../test-results/every-case.json' }]],
  projects: [
    { name: 'every case', grep: /@every-case/, grepInvert: /@back-forward-cache/, use: DESKTOP },
    {
      name: 'every case, whole browser',
      grep: /@every-case.*@back-forward-cache|@back-forward-cache.*@every-case/,
      use: { ...DESKTOP, launchOptions: wholeChromiumOptions() },
    },
  ],
});
