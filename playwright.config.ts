import { defineConfig } from '@playwright/test';
import { builtSite } from './tests/support/serve/servers.ts';
import { chromiumOptions, fullChromiumOptions, withFonts } from './tools/install.ts';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Where results go, by the npm script that runs: `browser`, `every-case`, `owner`. */
const RESULTS = `test-results/${process.env.npm_lifecycle_event?.replace('test:', '') ?? 'last'}`;

// Without a build, its server would leave every page unanswered.
builtSite();

/**
 * A test runs once, on a wide screen; with the tag `@phone` on a phone instead, with `@both-widths` on
 * both, with `@back-forward-cache` in a browser that has one, with `@both-fonts` also on a phone with
 * Android's fonts. With `@every-case` it is one more case of another test, which `npm test` leaves out
 * (package.json).
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: RESULTS,
  // What it prints becomes SITE_ADDRESS.
  webServer: {
    command: 'node tools/run.js serve',
    env: { PORT: '0' },
    wait: { stdout: /(?<site_address>http:.+)/ },
  },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two processors a third made the whole slower.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['junit', { outputFile: `${RESULTS}.xml` }]],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: withFonts('desktop', chromiumOptions()),
    // Saves a fifth of a page's processor time.
    reducedMotion: 'reduce',
    // What was copied is read.
    permissions: ['clipboard-read', 'clipboard-write'],
    // Actions, requests and the console; snapshots cost a fifth of the time (npx playwright test --trace on).
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@(phone|back-forward-cache)/, use: DESKTOP },
    { name: 'phone', grep: /@(phone|both-widths)/, use: PHONE },
    {
      name: 'android',
      grep: /@both-fonts/,
      use: { ...PHONE, launchOptions: withFonts('android', chromiumOptions()) },
    },
    {
      name: 'full browser',
      grep: /@back-forward-cache/,
      use: { ...DESKTOP, launchOptions: withFonts('desktop', fullChromiumOptions()) },
    },
  ],
});
