import { defineConfig } from '@playwright/test';
import visitors, { DESKTOP, PHONE } from '../../playwright.config.ts';

/** `npm run test:owner`: the owner's work on a desktop, and the estimate in coins on a phone. */
export default defineConfig({
  ...visitors,
  testDir: '.',
  outputDir: '../../test-results/owner',
  globalSetup: '../support/serve/serve-site.ts',
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/owner.json' }]],
  projects: [
    { name: 'owner', testIgnore: 'rates/**', use: DESKTOP },
    { name: 'rates-sites', testMatch: 'rates/*.setup.ts' },
    { name: 'rates', testMatch: 'rates/*.spec.ts', dependencies: ['rates-sites'], use: PHONE },
  ],
});
