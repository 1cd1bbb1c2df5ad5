import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's package `chromium-headless-shell`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_CHROMIUMS = [
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A full browser: Playwright's own, or else the system's. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_CHROMIUMS].find((path) => existsSync(path));
}

/**
 * Options of the headless shell, or of a whole browser if there is no shell. The shell draws no window
 * of its own, so a page costs it a quarter of the processor time.
 * @throws when this machine has no Chromium; the message says how to get one.
 */
export function chromiumOptions(): LaunchOptions {
  const whole = wholeChromiumOptions();
  const { channel, ...own } = whole;
  if (channel) return own;
  return existsSync(HEADLESS_SHELL) ? { ...whole, executablePath: HEADLESS_SHELL } : whole;
}

/**
 * Options of a whole browser: Debian's shell has no back-forward cache.
 * @throws as `chromiumOptions` does.
 */
export function wholeChromiumOptions(): LaunchOptions {
  const path = findChromium();
  if (!path) {
    throw new Error('There is no Chromium on this machine. Run: npm run install-browser');
  }
  const own = path === chromium.executablePath();
  return {
    ...(own ? { channel: 'chromium' } : { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // Playwright turns off the back-forward cache, which the tests need.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/**
 * The browser for timing page loads: the one that CHROME_PATH names, or else the headless shell if it
 * is installed. A whole browser is busy with its own window at first: on two processors a page of 1 KB
 * had 4 to 190 ms of blocking time in it, and mostly 0 in the shell.
 */
export function findTimedChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}
