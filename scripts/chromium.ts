import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Whole browsers: Debian's headless shell has no back-forward cache, which the tests look at. */
const SYSTEM_CHROMIUMS = [
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that tests and scripts use: Playwright's own, or else the system's. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_CHROMIUMS].find((path) => existsSync(path));
}

/** Debian's package `chromium-headless-shell`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser that page loads are timed in: the one that CHROME_PATH names, or else the headless shell
 * where it is installed. A whole browser is busy with its own window in a page's first moments: on two
 * processors it gave a page of 1 KB 4 to 190 ms of blocking time, and the shell mostly 0.
 * @throws as `chromiumOptions` does.
 */
export function findTimedChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumOptions().executablePath;
}

/** @throws when this machine has no Chromium; the message says how to get one. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('There is no Chromium on this machine. Run: npm run install-browser');
  }
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // Playwright switches the memory of left pages off, which the tests look at.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}
