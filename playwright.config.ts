import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';

const PORT = Number(process.env.PORT ?? 4322);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
  },
});
