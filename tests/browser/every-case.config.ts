import { defineConfig } from '@playwright/test';
import visitors, { projects } from '../../playwright.config.ts';

/** `npm run test:every-case`: the cases of visitors' tests that `npm test` leaves out. */
export default defineConfig({
  ...visitors,
  testDir: '.',
  outputDir: '../../test-results/every-case',
  globalSetup: '../support/serve/serve-site.ts',
  reporter: [['list'], ['json', { outputFile: '../../test-results/every-case.json' }]],
  projects: projects('(?=.*@every-case)'),
});
