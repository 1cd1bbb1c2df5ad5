import { defineConfig, type Project } from '@playwright/test';
import { chromiumOptions, wholeChromiumOptions } from './tools/programs.ts';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Where tests run whose title and tags match a pattern. */
export function projects(cases: string): Project[] {
  const tests = (tags: string) => new RegExp(`^${cases}${tags}`);
  const whole = { ...DESKTOP, launchOptions: wholeChromiumOptions() };
  return [
    { name: 'desktop', grep: tests('(?!.*@(?:phone|back-forward-cache))'), use: DESKTOP },
    { name: 'phone', grep: tests('.*@(?:phone|both-widths)'), use: PHONE },
    { name: 'whole browser', grep: tests('.*@back-forward-cache'), use: whole },
  ];
}

/**
 * What a visitor sees and does, in the built site. A test runs once, on a wide screen; with the tag
 * `@phone` on a phone instead, with `@both-widths` on both; with `@back-forward-cache` in a browser that has one.
 * With `@every-case` it is one more case of another test, and runs in tests/browser/every-case.config.ts only.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/serve/serve-site.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One for each processor: a third made the whole slower.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: chromiumOptions(),
    // Saves a fifth of a page's processor time. Tests of motion turn it on.
    reducedMotion: 'reduce',
    // Actions, requests and the console; snapshots cost a fifth of the time (npx playwright test --trace on).
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: projects('(?!.*@every-case)'),
});
