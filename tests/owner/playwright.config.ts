import { defineConfig } from '@playwright/test';
import visitors, { DESKTOP } from '../../playwright.config.ts';

/** `npm run test:owner`: what the owner does. */
export default defineConfig({
  ...visitors,
  testDir: '.',
  outputDir: '../../test-results/owner',
  globalSetup: '../support/serve/serve-site.ts',
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/owner.json' }]],
  projects: [{ name: 'owner', use: DESKTOP }],
});
